"""What keepers answer, appeals, people whose chat is hidden, acts at tables that are gone, figures by day."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.create_table(
        "figures",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "kind", name=op.f("pk_figures")),
    )
    op.create_table(
        "appeals",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("hold", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("lifted", sa.Boolean(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("told", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_appeals_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_appeals")),
        sa.UniqueConstraint("guest", "hold", name=op.f("uq_appeals_guest_hold")),
    )
    op.create_table(
        "hushes",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("whom", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_hushes_guest")),
        sa.ForeignKeyConstraint(["whom"], ["guests.id"], name=op.f("fk_hushes_whom")),
        sa.PrimaryKeyConstraint("guest", "whom", name=op.f("pk_hushes")),
    )
    op.create_index(op.f("ix_hushes_whom"), "hushes", ["whom"], unique=False)
    with op.batch_alter_table("acts", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("fk_acts_table_id"), type_="foreignkey")
    with op.batch_alter_table("complaints", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Float(), nullable=True))
    complaints = sa.table("complaints", sa.column("told", sa.Float()), sa.column("closed", sa.Float()))
    op.execute(sa.update(complaints).values(told=complaints.c.closed))
