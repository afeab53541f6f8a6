"""Where browsers take messages; whoever had said what they want to be told wants that by push as all do."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

AS_USUAL = ("turn", "clock", "seat", "ends", "rematch")
GUESTS = sa.table("guests", sa.column("id", sa.BigInteger()), sa.column("wishes", sa.Text()))


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("point", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.name"],
            name=op.f("fk_push_subscriptions_session"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_subscriptions_endpoint")),
    )
    connection = op.get_bind()
    said = connection.execute(sa.select(GUESTS).where(GUESTS.c.wishes.is_not(None))).all()
    for guest, wishes in said:
        known = json.loads(wishes)
        changed = json.dumps(known | {kind: ["push", *known[kind]] for kind in AS_USUAL})
        connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(wishes=changed))
