"""Passkeys, by which somebody signs in without a password, and what was signed by one in the last minutes."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.Column("session", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_passkeys_guest")),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.name"], name=op.f("fk_passkeys_session"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("credential", name=op.f("pk_passkeys")),
    )
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_passkeys_guest"), ["guest"], unique=False)
        batch_op.create_index(batch_op.f("ix_passkeys_session"), ["session"], unique=False)
    op.create_table(
        "ceremonies",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_ceremonies")),
    )
