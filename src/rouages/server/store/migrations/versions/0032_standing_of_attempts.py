"""What an attempt was proven by, what sets it aside from boards, the sheets of days, and names on boards."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("device", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("aside", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("rules", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("checked", sa.Float(), nullable=True))
        batch_op.create_index(op.f("ix_attempts_device"), ["device"], unique=True)
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unnamed", sa.Boolean(), server_default="0", nullable=False))
    op.create_table(
        "day_sheets",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_day_sheets")),
    )
