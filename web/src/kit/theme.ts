/** Day or lamp: the system decides, until the reader does. */

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'rouages.theme';

export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function setTheme(next: Theme): void {
  if (next === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  show(next);
}

export function show(next: Theme = theme()): void {
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
}
