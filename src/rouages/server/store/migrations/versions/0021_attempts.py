"""The counted attempt of each person at each game of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("proven", sa.Float(), nullable=True),
        sa.Column("over", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("score", sa.Text(), nullable=True),
        sa.Column("first", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("undos", sa.Integer(), server_default="0", nullable=False),
        sa.Column("hints", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_attempts_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attempts_table_id")),
        sa.PrimaryKeyConstraint("guest", "day", "game", name=op.f("pk_attempts")),
        sa.UniqueConstraint("table_id", name=op.f("uq_attempts_table_id")),
    )
    op.create_index(op.f("ix_attempts_proven"), "attempts", ["proven"], unique=False)
    op.create_index(op.f("ix_attempts_day_game"), "attempts", ["day", "game"], unique=False)
