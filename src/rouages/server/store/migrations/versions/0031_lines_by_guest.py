"""Who said what is found without reading all that was ever said."""

from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_index(op.f("ix_chat_guest"), "chat", ["guest"])
