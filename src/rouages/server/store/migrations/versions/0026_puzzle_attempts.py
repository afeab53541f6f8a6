"""First attempts of people at puzzles, and what is believed of puzzles after them."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_puzzle_attempts_guest")),
        sa.PrimaryKeyConstraint("guest", "game", "number", name=op.f("pk_puzzle_attempts")),
        sa.UniqueConstraint("guest", "game", "mark", name=op.f("uq_puzzle_attempts_guest_game_mark")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "mark", "number", name=op.f("pk_puzzle_ratings")),
    )
