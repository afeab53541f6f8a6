"""Live tables: seats, questions, answers, clocks, chat and screens; neither network nor database nor file."""
