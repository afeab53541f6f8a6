"""When people are away for days, and until when at the seats where clocks respect it."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_vacations_guest")),
        sa.PrimaryKeyConstraint("guest", "began", name=op.f("pk_vacations")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("vacation", sa.Float(), nullable=True))
