/** What the sheet of a day says of a game, in the game's own words: who is against whom, and what else is on the table. */
import type { DailyCard } from '../../wire/protocol';
import type { Speaker } from '../../words/speaker';

export function sheetOf({ options, bots }: Pick<DailyCard, 'options' | 'bots'>, speaker: Speaker): string[] {
  const more = Object.entries(options).flatMap(([name, value]) => {
    if (value === false) return [];
    const known = [`daily.with.${name}`, value === true ? `option.${name}` : `option.${name}.${String(value)}`];
    const key = known.find((each) => each in speaker.catalogue);
    return key ? [speaker.text(key, { value })] : [];
  });
  return [speaker.text('daily.sheet', { ...options, bots: bots.length }), ...more];
}
