/** What happens in a beat, in words. */
import { text, type Speaker } from '../../../words/speaker';
import { toldOf, type Beat } from './beats';

export interface Caption {
  step: string;
  sentence: string;
}

export const captionOf = (beat: Beat, speaker: Speaker): Caption => ({
  step: speaker.text(`rally.beat_${beat.kind}`),
  sentence: toldOf(beat)
    .map((event) => text(speaker.say(event)))
    .join(' '),
});
