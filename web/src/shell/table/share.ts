/** Gives the replay of a match to others: by the phone's own sheet, else as a link to paste. */
import type { Table } from './table.svelte';

export async function share(table: Table): Promise<void> {
  const url = new URL(`/replay/${table.snapshot.table.id}`, location.href).href;
  const title = table.speaker.text('name');
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  await navigator.clipboard.writeText(url);
  table.notices.say(table.t('result.shared'));
}
