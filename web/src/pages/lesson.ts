/** Before a lesson: nobody is made by looking, and nobody becomes a guest by learning. */
import LessonPage from '../shell/lesson/LessonPage.svelte';
import * as house from '../wire/http';
import type { Words } from '../words/words.svelte';
import { mount } from './mounting';

export async function open(target: HTMLElement, words: Words, game: string): Promise<void> {
  const [, , , name] = location.pathname.split('/');
  const { lessons } = await house.lessons();
  const lesson = lessons.find((each) => each.game === game && (!name || each.name === name));
  if (!lesson) throw new house.Refusal({ type: 'UnknownLesson' });
  await words.open('game', (language) => house.words(language, game));
  const begin = async (anew: boolean) => {
    const table = await house.learn(game, lesson.name, anew);
    location.assign(`/table/${table.id}`);
  };
  mount(LessonPage, { target, props: { words, lesson, title: words.speaker('game').text('name'), begin } });
}
