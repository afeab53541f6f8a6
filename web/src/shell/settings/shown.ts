/** Showing that it is oneself before what lets one in is changed. */
import * as house from '../../wire/http';
import * as passkeys from '../../wire/passkeys';
import type { Account } from '../../wire/protocol';

/** By the password where there is one, or else by a passkey; who has neither is known by this device alone. */
export async function shown(account: Account, password: string): Promise<house.Shown> {
  if (account.password) return { password };
  return account.passkeys.length ? { signed: await passkeys.sign(await house.askProof()) } : {};
}
