"""Links by which others play the deal of a finished match, and who has."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_deals_table_id")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_deals_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("table_id", "guest", name=op.f("uq_deals_table_id_guest")),
    )
    op.create_index(op.f("ix_deals_guest"), "deals", ["guest"], unique=False)
    op.create_table(
        "takes",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name=op.f("fk_takes_deal")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_takes_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_takes_table_id")),
        sa.PrimaryKeyConstraint("deal", "guest", "seat", name=op.f("pk_takes")),
        sa.UniqueConstraint("table_id", name=op.f("uq_takes_table_id")),
    )
    op.create_index(op.f("ix_takes_guest"), "takes", ["guest"], unique=False)
