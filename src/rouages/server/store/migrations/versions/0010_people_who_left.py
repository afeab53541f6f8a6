"""People who have left for good, and who was told of a new device."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("left", sa.Float(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("left", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Float(), nullable=True))
    sessions = sa.table("sessions", sa.column("told", sa.Float()))
    op.execute(sessions.update().values(told=time.time()))
