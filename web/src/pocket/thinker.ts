/** The worker that thinks beside the house: thoughts come in under a number, and what comes of them goes out. */
import { NOBODY, type Thought } from './thought';
import { startHere } from './written';

/** Without its networks nobody thinks as well as they can: they are waited for, and done without where they cannot come. */
const thinking = startHere().then(async ({ python, trunk }) => {
  const unpacked = trunk.unpack();
  const found = python.pyimport('rouages.pocket.thinking');
  await unpacked;
  return found;
});

onmessage = async ({ data: [number, thought] }: MessageEvent<Thought>) => {
  let said = NOBODY;
  try {
    said = (await thinking).think(thought);
  } catch (trouble) {
    console.error(trouble);
  }
  const sent: Thought = [number, said];
  postMessage(sent);
};
