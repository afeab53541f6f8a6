/** Passkeys, which this browser or a device beside it keeps: whether there can be any, made, and signed with. */
import { Refusal } from './http';
import type { NewPasskey, PasskeyWanted, SignatureWanted, Signed } from './protocol';

/** What stands in the way; nothing if this browser may be asked. Browsers make none for a house without a name. */
export type Obstacle = 'insecure' | 'unable';
export function obstacle(): Obstacle | null {
  if (!isSecureContext || /^\[|^[\d.]+$/.test(location.hostname)) return 'insecure';
  return 'PublicKeyCredential' in window ? null : 'unable';
}

const HOUSE = 'Rouages';
/** Milliseconds: after so long what was asked for is good no more. */
const PATIENCE = 5 * 60_000;

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const text = (data: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(data)));
const credential = (id: string) => ({ type: 'public-key' as const, id: bytes(id) });

/** Whoever says no, or says nothing for too long, is told so; a device makes no second passkey for one account. */
function given(found: Credential | null): PublicKeyCredential {
  if (found instanceof PublicKeyCredential) return found;
  throw new Refusal({ type: 'PasskeyGivenUp' });
}
function refuse(error: unknown): never {
  const isTwice = error instanceof DOMException && error.name === 'InvalidStateError';
  throw new Refusal({ type: isTwice ? 'PasskeyTwice' : 'PasskeyGivenUp' });
}

/** What is offered beside the names that the browser fills in; it asks for one passkey at a time. */
let offered: AbortController | null = null;
export function withdraw(): void {
  offered?.abort();
  offered = null;
}

/** Has the browser make one. */
export async function make(wanted: PasskeyWanted): Promise<Pick<NewPasskey, 'id' | 'client' | 'attestation'>> {
  withdraw();
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytes(wanted.challenge),
    rp: { id: wanted.at, name: HOUSE },
    user: { id: bytes(wanted.user), name: wanted.login, displayName: wanted.name },
    pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: wanted.known.map(credential),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    timeout: PATIENCE,
  };
  const made = given(await navigator.credentials.create({ publicKey }).catch(refuse));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: text(made.rawId),
    client: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

/** Has one sign. */
export function sign(wanted: SignatureWanted): Promise<Signed> {
  withdraw();
  return signed(wanted);
}

/** Has one sign when somebody chooses it beside the names that the browser fills in. */
export function offer(wanted: SignatureWanted): Promise<Signed> {
  withdraw();
  offered = new AbortController();
  return signed(wanted, { mediation: 'conditional', signal: offered.signal });
}

async function signed(wanted: SignatureWanted, how: CredentialRequestOptions = {}): Promise<Signed> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytes(wanted.challenge),
    rpId: wanted.at,
    allowCredentials: wanted.known.map(credential),
    userVerification: 'required',
    timeout: PATIENCE,
  };
  const found = given(await navigator.credentials.get({ publicKey, ...how }).catch(refuse));
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: text(found.rawId),
    client: text(response.clientDataJSON),
    authenticator: text(response.authenticatorData),
    signature: text(response.signature),
    user: response.userHandle && text(response.userHandle),
  };
}

/** Whether this browser offers passkeys beside the names that it fills in. */
export const canFillIn = async (): Promise<boolean> =>
  obstacle() === null && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
