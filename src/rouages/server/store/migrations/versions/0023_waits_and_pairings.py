"""Who waits for a table, and which were found so."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("want", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("begins", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_waits_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_waits_table_id")),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_waits")),
    )
    op.create_index(op.f("ix_waits_until"), "waits", ["until"], unique=False)
    op.create_table(
        "pairings",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("left", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_pairings_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_pairings_table_id")),
        sa.PrimaryKeyConstraint("guest", "table_id", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_made"), "pairings", ["made"], unique=False)
    op.create_index(op.f("ix_pairings_table_id"), "pairings", ["table_id"], unique=False)
