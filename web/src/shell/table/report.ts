/** The bug button: a file with the record up to this moment and what is on the screen. Nothing is sent anywhere. */
import { saveAs } from '../../kit/saving';
import type { Report } from '../../wire/protocol';
import type { Table } from './table.svelte';

/** All that may help to find a fault; what others may not know is in it only where nobody else plays. */
export function written(table: Table, { record }: Report): string {
  const { innerWidth: width, innerHeight: height } = window;
  return JSON.stringify(
    {
      saved: new Date().toISOString(),
      page: location.pathname,
      window: { width, height, language: table.words.language, browser: navigator.userAgent },
      asked: table.decision,
      screen: table.snapshot,
      text: document.querySelector('main')?.innerText ?? '',
      record,
    },
    null,
    1,
  );
}

export async function save(table: Table): Promise<void> {
  const text = written(table, (await table.line.report?.()) ?? { record: null });
  saveAs(`rouages-${table.snapshot.table.game}-${table.snapshot.table.id}.json`, text);
  table.notices.say(table.t('report.saved'));
}
