"""Passkeys in the browser, which Chromium keeps in an authenticator of its own making."""

import pytest

from tests.browser.people import Player
from tests.browser.screens import DESK, PHONE
from tests.browser.test_journeys import faults

pytestmark = pytest.mark.slow
LONG = pytest.mark.long(part="journeys")

WORDS = {
    "en": {
        "sheet": "A passkey opens your account",
        "add": "Add a passkey",
        "login": "Login",
        "title": "What you call it",
        "make": "Make the passkey",
        "added": "The passkey is added",
        "unused": "never used yet",
        "alone": "You sign in with a passkey alone.",
        "menu": "Settings",
        "in": "Sign in with a passkey",
        "here": "this device",
        "used": "last used",
        "rename": "Rename: Red phone",
        "remove": "Remove: Blue phone",
        "only": "This passkey is your only way in",
        "new": "New password",
        "set": "Set a password",
        "changed": "The password is set.",
        "removed": "The passkey opens nothing here any more.",
        "unknown": "This passkey opens no account here",
    },
    "fr": {
        "sheet": "Une clé d’accès ouvre votre compte",
        "add": "Ajouter une clé d’accès",
        "login": "Identifiant",
        "title": "Son nom, pour vous",
        "make": "Créer la clé d’accès",
        "added": "La clé d’accès est ajoutée",
        "unused": "pas encore utilisée",
        "alone": "Vous vous connectez avec une clé d’accès seulement.",
        "menu": "Réglages",
        "in": "Se connecter avec une clé d’accès",
        "here": "cet appareil",
        "used": "utilisée le",
        "rename": "Renommer\u202f: Red phone",
        "remove": "Retirer\u202f: Blue phone",
        "only": "Cette clé d’accès est votre seule entrée",
        "new": "Nouveau mot de passe",
        "set": "Choisir un mot de passe",
        "changed": "Le mot de passe est enregistré.",
        "removed": "Cette clé d’accès n’ouvre plus rien ici.",
        "unknown": "Cette clé d’accès n’ouvre aucun compte ici",
    },
}


@pytest.fixture
def house(served):
    """Its address, by a name: browsers make no passkeys for a number."""
    return f"http://localhost:{served['door'].port}"


def authenticator(page):
    """A device beside this browser whose owner has shown themselves to it, and touches it when it asks."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    number = tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def kept():
        return tools.send("WebAuthn.getCredentials", {"authenticatorId": number})["credentials"]

    return kept


@pytest.mark.parametrize(
    ("locale", "size"),
    [pytest.param("fr-FR", PHONE, id="fr-phone"), pytest.param("en-GB", DESK, id="en-desk", marks=LONG)],
)
def test_an_account_is_made_left_entered_and_closed_by_a_passkey(visit, locale, size):
    """No password is typed until the passkey, the only way in, is to be removed."""
    page = visit(locale=locale, size=size, refusals=True)
    ada, words = Player(page, locale[:2]), WORDS[locale[:2]]
    kept = authenticator(page)
    page.context.request.put("/api/me", data={"name": "Ada", "language": locale[:2]})
    ada.come("/settings")
    ada.press(words["add"])
    page.locator("section", has_text=words["sheet"]).get_by_label(words["login"]).fill("ada")
    page.get_by_label(words["title"]).fill("Red phone")
    ada.press(words["make"])
    ada.reads(words["added"])
    ada.reads(words["unused"])
    ada.reads(words["alone"])
    assert len(kept()) == 1
    assert not faults(page)
    page.context.request.post("/api/sign-out")
    ada.come("/")
    ada.press(words["menu"])
    with page.expect_navigation():
        ada.press(words["in"])
    ada.come("/settings")
    ada.reads(words["used"])
    ada.reads(words["here"])
    ada.press(words["rename"])
    page.get_by_label(words["title"]).fill("Blue phone")
    page.keyboard.press("Enter")
    ada.press(words["remove"])
    ada.reads(words["only"])
    page.get_by_label(words["new"]).fill("a long enough one")
    ada.press(words["set"])
    ada.reads(words["changed"])
    ada.press(words["remove"])
    ada.reads(words["removed"])
    assert page.get_by_text("Blue phone").count() == 0
    assert not faults(page)
    page.context.request.post("/api/sign-out")
    ada.come("/")
    ada.press(words["menu"])
    ada.press(words["in"])
    ada.reads(words["unknown"])


@LONG
def test_at_an_address_without_a_name_one_sentence_says_why_there_are_none(visit, served):
    reader = Player(visit(served["door"].url, size=PHONE), "en")
    reader.page.evaluate(
        "fetch('/api/me', {method: 'PUT', body: '{\"name\": \"Ada\"}', headers: HEADERS})".replace(
            "HEADERS", "{'Content-Type': 'application/json'}"
        )
    )
    reader.come(f"{served['door'].url}/settings")
    reader.reads("Passkeys need a secure address with a name")
    assert reader.page.get_by_role("button", name="Add a passkey").count() == 0
    assert not faults(reader.page)
