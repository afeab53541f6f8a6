"""Servers and their leases: which server reigned last was one row of the house until now."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("server", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["server"], ["servers.id"], name=op.f("fk_leases_server"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_leases_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )
    with op.batch_alter_table("leases", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_leases_server"), ["server"], unique=False)
    op.execute("DELETE FROM house WHERE name = 'reign'")
