"""What a device calls itself, and codes for who has lost a password."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("browser", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("system", sa.Text(), nullable=True))
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_recovery_codes_guest")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_recovery_codes")),
    )
    with op.batch_alter_table("recovery_codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_recovery_codes_guest"), ["guest"], unique=False)
