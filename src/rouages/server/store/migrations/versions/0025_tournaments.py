"""Tournaments, who plays in them, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("maker", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("began", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("winners", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["maker"], ["guests.id"], name=op.f("fk_tournaments_maker")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_maker"), "tournaments", ["maker"], unique=False)
    op.create_index(op.f("ix_tournaments_stage_made"), "tournaments", ["stage", "made"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=True),
        sa.Column("lot", sa.SmallInteger(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_entrants_guest")),
        sa.PrimaryKeyConstraint("tournament", "entry", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "guest", name=op.f("uq_entrants_tournament_guest")),
    )
    op.create_index(op.f("ix_entrants_guest"), "entrants", ["guest"], unique=False)
    op.create_table(
        "sittings",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("board", sa.SmallInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_sittings_tournament")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id")),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name=op.f("pk_sittings")),
        sa.UniqueConstraint("table_id", name=op.f("uq_sittings_table_id")),
    )
