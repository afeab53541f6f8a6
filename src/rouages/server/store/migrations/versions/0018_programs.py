"""Programs: bots that people keep, the tokens by which they are known, and where they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("keeper", sa.BigInteger(), nullable=True))
        batch_op.create_index(batch_op.f("ix_guests_keeper"), ["keeper"], unique=False)
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("title", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("scopes", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("first", sa.Float(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("keeper", sa.Text(), nullable=True))
