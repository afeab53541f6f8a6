"""What each seat answers with no until the turn ends, and whether the only option is taken for it."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("noes", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("only", sa.Boolean(), server_default=sa.false(), nullable=False))
