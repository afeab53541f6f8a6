/** A browser may forbid pages to keep anything: then what is set lasts as long as the page, and nothing stumbles over it. */

class Passing {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, String(value));
  removeItem = (key: string) => void this.#kept.delete(key);
}

for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, { value: new Passing() });
  }
}
