"""Names that the house gives, and tables that people put away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("named", sa.Boolean(), server_default="1", nullable=False))

    op.create_table(
        "put_away",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_put_away_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_put_away_table_id")),
        sa.PrimaryKeyConstraint("guest", "table_id", name=op.f("pk_put_away")),
    )
