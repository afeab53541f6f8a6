"""What keepers of a house need: complaints, a log of their acts, people held back, what was taken away."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "complaints",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("whom", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("upheld", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_complaints_guest")),
        sa.ForeignKeyConstraint(["whom"], ["guests.id"], name=op.f("fk_complaints_whom")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_complaints_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_complaints")),
    )
    op.create_index(op.f("ix_complaints_guest"), "complaints", ["guest"], unique=False)
    op.create_index(op.f("ix_complaints_whom"), "complaints", ["whom"], unique=False)
    op.create_index(op.f("ix_complaints_closed_made"), "complaints", ["closed", "made"], unique=False)
    op.create_table(
        "acts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("keeper", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("whom", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("complaint", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["keeper"], ["guests.id"], name=op.f("fk_acts_keeper")),
        sa.ForeignKeyConstraint(["whom"], ["guests.id"], name=op.f("fk_acts_whom")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_acts_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index(op.f("ix_acts_at"), "acts", ["at"], unique=False)
    op.create_index(op.f("ix_acts_whom"), "acts", ["whom"], unique=False)
    op.create_table(
        "door_links",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("keeper", sa.BigInteger(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["keeper"], ["guests.id"], name=op.f("fk_door_links_keeper")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_door_links")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("keeps", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("banned_until", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("banned_why", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("muted_until", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("muted_why", sa.Text(), nullable=True))
        batch_op.create_index(batch_op.f("ix_guests_muted_until"), ["muted_until"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("removed", sa.Float(), nullable=True))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("removed", sa.Boolean(), server_default=sa.false(), nullable=False))
