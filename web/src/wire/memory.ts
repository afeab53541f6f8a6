/** What this browser remembers of a table from before its deal: the commitment it was shown, and the value it gave. */

export interface Memory {
  commitment: string;
  value: string;
}

const KEY = 'rouages.dealt';
/** So many tables are remembered. */
const MOST = 60;

const all = (): Record<string, Memory> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Memory>;
  } catch {
    return {};
  }
};

export function remember(table: string, memory: Memory): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, memory]])));
}

export const remembered = (table: string): Memory | null => all()[table] ?? null;
