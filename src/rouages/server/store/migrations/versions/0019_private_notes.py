"""What people write at a table for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "private_notes",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_private_notes_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_private_notes_table_id")),
        sa.PrimaryKeyConstraint("guest", "table_id", name=op.f("pk_private_notes")),
    )
