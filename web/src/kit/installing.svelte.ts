/** Having Rouages among one's programs: what the browser offers, and the page in the reader's language. */

/** What Chromium offers where a page can be installed; no other browser does. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #offer: Offer | null = $state.raw(null);
  offered: boolean = $derived(this.#offer !== null);

  hear(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}
export const installing = new Installing();

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Whoever installs the page has its manifest in the language in which they read. */
export function followLanguage(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const page = document.documentElement;
  const link = Object.assign(document.createElement('link'), { rel: 'manifest' });
  const follow = () => (link.href = `/${page.lang}.webmanifest`);
  follow();
  document.head.append(link);
  new MutationObserver(follow).observe(page, { attributeFilter: ['lang'] });
}
