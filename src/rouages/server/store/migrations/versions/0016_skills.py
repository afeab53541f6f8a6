"""What is believed of players, so that nobody has to learn it again from all matches ever played."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "rated_matches",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_rated_matches")),
        sa.UniqueConstraint("table_id", name=op.f("uq_rated_matches_table_id")),
    )
    op.create_table(
        "skills",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("sure", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_skills_guest")),
        sa.PrimaryKeyConstraint("game", "guest", name=op.f("pk_skills")),
    )
    with op.batch_alter_table("skills", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_skills_game_sure"), ["game", "sure"], unique=False)
        batch_op.create_index(batch_op.f("ix_skills_guest"), ["guest"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_host"), ["host"], unique=False)
