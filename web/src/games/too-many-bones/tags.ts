/** What an option would do, in a few words for its button. */
import type { Speaker } from '../../words/speaker';
import type { Change, Decision, Option, Prospect } from './records';
import { GEARLOCS, nameOf, type Unit, type View } from './view';

/** A share as a whole percentage, as each language writes it. */
export const percent = (speaker: Speaker, share: number) =>
  new Intl.NumberFormat(speaker.reader.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (speaker: Speaker, value: number) =>
  new Intl.NumberFormat(speaker.reader.language, { maximumFractionDigits: 1 }).format(value);

/** What happens to a unit's HP, for sure. */
function changed(view: View, change: Change, speaker: Speaker): string {
  const name = speaker.title('who', nameOf(view, change.unit) ?? 'none');
  if (change.falls) return speaker.text(change.unit < GEARLOCS ? 'board.tag_ko' : 'board.tag_falls', { name });
  return speaker.text('board.tag_hp', { name, hp: `${change.hp > 0 ? '+' : '−'}${Math.abs(change.hp)}` });
}

/** What one more die promises: a hit, or any use, and then the Bones. */
export const added = (
  { lost, useful, bones }: Extract<Prospect, { type: 'AddedDie' }>,
  speaker: Speaker,
): readonly string[] => [
  lost
    ? speaker.text('board.odds_one', { lost: decimal(speaker, lost) })
    : speaker.text('board.odds_useful', { share: percent(speaker, useful) }),
  ...(bones ? [speaker.text('board.odds_bones_of', { share: percent(speaker, bones) })] : []),
];

function told(view: View, prospect: Prospect, speaker: Speaker): string {
  switch (prospect.type) {
    case 'Chance':
      if (prospect.hope === 'works' && prospect.share === 1) return speaker.text('board.tag_sure');
      return speaker.text(`board.hope_${prospect.hope}`, { share: percent(speaker, prospect.share) });
    case 'Sure':
      return speaker.text('board.tag_sure');
    case 'LostDay':
      return speaker.text('board.tag_lost_day');
    case 'Score':
      return speaker.text('board.tag_score', { mine: prospect.mine, theirs: prospect.theirs });
    case 'Barrels':
      return speaker.text('board.tag_barrels', {
        average: decimal(speaker, prospect.average),
        share: percent(speaker, prospect.any),
      });
    case 'LadysAnswer':
      return speaker.text('board.tag_lady', {
        training: percent(speaker, prospect.training),
        trove: percent(speaker, prospect.trove),
      });
    case 'Blow':
      return prospect.dice
        ? speaker.text('board.tag_target', {
            lost: decimal(speaker, prospect.lost),
            share: percent(speaker, prospect.falls),
          })
        : speaker.text('board.tag_no_dice');
    case 'AddedDie':
      return added(prospect, speaker).join(' · ');
    case 'Changes':
      return prospect.changes.map((each) => changed(view, each, speaker)).join(' · ');
    case 'Reach': {
      const names = prospect.units.map((unit) => speaker.title('who', nameOf(view, unit) ?? 'none'));
      return names.length ? speaker.text('board.tag_reach', { names }) : speaker.text('board.tag_no_reach');
    }
  }
}

/** What can be told of an option; nothing where chance has no part in it. */
export const prospectOf = (decision: Decision, option: Option): Prospect | null =>
  decision.prospects?.options[option.number] ?? null;

/** Whom one would reach from where an option leads. */
export function reachedBy(decision: Decision, option: Option): readonly Unit[] {
  const prospect = prospectOf(decision, option);
  return prospect?.type === 'Reach' ? prospect.units : [];
}

/** What several lose or gain together, and how many fall by it. A Gearloc that is struck is named in words. */
function summed(changes: readonly Change[]): string | null {
  if (changes.some(({ unit, hp, falls }) => unit < GEARLOCS && (falls || hp < 0))) return null;
  const hp = changes.reduce((sum, each) => sum + each.hp, 0);
  const falls = changes.filter((each) => each.falls).length;
  return `${hp > 0 ? '+' : hp < 0 ? '−' : ''}${Math.abs(hp)}${falls ? ` · †${falls}` : ''}`;
}

/** The same in figures alone, for a piece that leaves no room for words. */
export function figuresOf(decision: Decision, option: Option, speaker: Speaker): string | null {
  const prospect = prospectOf(decision, option);
  switch (prospect?.type) {
    case 'Blow':
      return prospect.dice ? `−${decimal(speaker, prospect.lost)} · ${percent(speaker, prospect.falls)}` : null;
    case 'Changes':
      return summed(prospect.changes);
    case 'Chance':
      return percent(speaker, prospect.share);
    default:
      return null;
  }
}

export function tagOf(view: View, decision: Decision, option: Option, speaker: Speaker): string {
  const prospect = prospectOf(decision, option);
  return prospect ? told(view, prospect, speaker) : '';
}
