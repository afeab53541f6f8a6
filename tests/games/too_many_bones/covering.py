"""Which test covers which skill, innate, plan, Baddie skill, card, option and die face."""


def covers(*names):
    """Mark a test as the one of these things."""

    def mark(test):
        test.covered = names
        return test

    return mark
