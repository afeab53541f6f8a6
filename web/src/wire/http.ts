/** Asking the server over HTTP. What it refuses is thrown as a record, whose sentence is in the catalogue `server`. */
import { isRecord, type Rec } from '../words/record';
import type { Language } from '../words/speaker';
import type { Catalogue } from '../words/template';
import type {
  CarryLink,
  Games,
  Invitation,
  LobbyLists,
  Me,
  NewTable,
  RulesPage,
  Seated,
  TableCard,
  TableMade,
} from './protocol';

export class Refusal extends Error {
  constructor(readonly record: Rec) {
    super(record.type);
  }
}

const UNREACHED: Rec = { type: 'Unreached' };

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const reply = await fetch(`/api/${path}`, request).catch(() => {
    throw new Refusal(UNREACHED);
  });
  const read: unknown = await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal(isRecord(read) ? read : UNREACHED);
  return read as Reply;
}

const named = encodeURIComponent;

export const me = () => ask<Me>('GET', 'me');
export const be = (name: string, language: Language) => ask<Me>('PUT', 'me', { name, language });
export const carryLink = () => ask<CarryLink>('POST', 'me/carry');
export const carry = (secret: string) => ask<Me>('POST', 'carry', { secret });
export const setPassword = (login: string, password: string) => ask<Me>('PUT', 'me/password', { login, password });
export const signIn = (login: string, password: string) => ask<Me>('POST', 'sign-in', { login, password });
export const signOut = () => ask<Me>('POST', 'sign-out');
export const games = () => ask<Games>('GET', 'games');
export const words = (language: Language, name: string) => ask<Catalogue>('GET', `words/${language}/${named(name)}`);
export const rules = (language: Language, game: string) => ask<RulesPage>('GET', `rules/${language}/${named(game)}`);
export const lobby = () => ask<LobbyLists>('GET', 'lobby');
export const lay = (table: NewTable) => ask<TableMade>('POST', 'tables', table);
export const callOff = (table: string) => ask<null>('DELETE', `tables/${named(table)}`);
export const take = (table: string, seat: number | null) =>
  ask<Seated>('POST', `tables/${named(table)}/take`, { seat });
export const rise = (table: string, seat: number) => ask<TableCard>('POST', `tables/${named(table)}/rise`, { seat });
export const arrange = (table: string, seat: number, place: NewTable['seats'][number]) =>
  ask<TableCard>('POST', `tables/${named(table)}/arrange`, { seat, place });
export const rematch = (table: string) => ask<TableMade>('POST', `tables/${named(table)}/rematch`);
export const invitation = (secret: string) => ask<Invitation>('GET', `join/${named(secret)}`);
export const join = (secret: string) => ask<Seated>('POST', `join/${named(secret)}`, {});
