"""Sessions and revisions.

Until now every device of a guest had the same cookie: they share a session, which a new password ends.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_sessions_guest")),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_guest"), ["guest"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_seen"), ["seen"], unique=False)
    op.get_bind().execute(
        sa.text(
            "INSERT INTO sessions (name, guest, made, seen)"
            " SELECT 'guest ' || CAST(id AS TEXT), id, made, :now FROM guests"
        ),
        {"now": time.time()},
    )

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
