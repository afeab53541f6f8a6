"""Whether the people of each seat would end the match where it stands."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stops", sa.Boolean(), server_default=sa.false(), nullable=False))
