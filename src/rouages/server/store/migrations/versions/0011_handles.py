"""A name that nobody else has, beside the one that is free."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("handle", sa.Text(), nullable=True))
        batch_op.create_index(batch_op.f("ix_guests_handle"), ["handle"], unique=True)
