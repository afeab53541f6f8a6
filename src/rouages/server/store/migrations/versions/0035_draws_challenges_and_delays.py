"""Draws by agreement; challenges among friends; tables seen minutes later; how long people waited for one."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("draws", sa.Integer(), nullable=True))
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.add_column(sa.Column("drawn", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("invited", schema=None) as batch_op:
        batch_op.add_column(sa.Column("challenge", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("declined", sa.Float(), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("delay", sa.Integer(), nullable=True))
    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("since", sa.Float(), nullable=True))
