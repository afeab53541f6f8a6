/** What a friend told or sent: a whole link, from which its page is taken, or a code. */
export type Told = { page: string } | { code: string };

const PAGES = /\/((?:join|table|sit|lesson|learn|puzzles|replay|tv)\/[\w/-]+)/;

/** Of a code, what can stand in an address; of a link to an invitation its secret, since what it leads to is asked first. */
export function told(typed: string): Told {
  const page = PAGES.exec(typed)?.[1];
  if (!page) return { code: typed.replace(/[^\w-]/g, '') };
  return page.startsWith('join/') ? { code: page.slice('join/'.length) } : { page: `/${page}` };
}

/** A code as it is read aloud: in capitals, by fours. */
export const spelt = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ');
