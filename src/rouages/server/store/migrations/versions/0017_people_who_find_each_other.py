"""Who follows, has blocked or invites whom, who sees whose page, and what each match made of a rating."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("whom", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_ties_guest")),
        sa.ForeignKeyConstraint(["whom"], ["guests.id"], name=op.f("fk_ties_whom")),
        sa.PrimaryKeyConstraint("guest", "whom", name=op.f("pk_ties")),
    )
    with op.batch_alter_table("ties", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ties_whom"), ["whom"], unique=False)
    op.create_table(
        "invited",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_invited_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invited_table_id")),
        sa.PrimaryKeyConstraint("guest", "table_id", name=op.f("pk_invited")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("page", sa.Text(), nullable=True))
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mu", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("sigma", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("gain", sa.Float(), nullable=True))
        batch_op.create_index(batch_op.f("ix_results_guest_ended"), ["guest", "ended"], unique=False)
