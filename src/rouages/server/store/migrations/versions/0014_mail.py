"""Addresses of e-mail, and the links that confirm them or let somebody in who has lost the password."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mail", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("mail_base", sa.Text(), nullable=True))
        batch_op.create_index(batch_op.f("ix_guests_mail"), ["mail"], unique=False)
    op.create_table(
        "mail_links",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_mail_links_guest")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_mail_links")),
    )
    with op.batch_alter_table("mail_links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_mail_links_guest"), ["guest"], unique=False)
