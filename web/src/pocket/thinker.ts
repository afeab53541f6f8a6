/** The worker that thinks beside the house: first it hears how it is to begin, then thoughts come in under a number, and what comes of them goes out. */
import { letGo, type Stood } from './python';
import { NOBODY, type Beginning, type Thought } from './thought';
import { startFrom } from './written';

/** Without its networks nobody thinks as well as they can: they are waited for, and done without where they cannot come. */
async function begin(stood: Stood | null) {
  const { python, trunk } = await startFrom(Promise.resolve(stood));
  if (stood?.memory instanceof ArrayBuffer) letGo(stood.memory);
  const unpacked = trunk.unpack();
  const found = python.pyimport('rouages.pocket.thinking');
  await unpacked;
  return found;
}

let thinking: ReturnType<typeof begin>;
onmessage = async ({ data }: MessageEvent<Beginning | Thought>) => {
  if (data.length === 1) {
    thinking = begin(data[0]);
    return;
  }
  const [number, thought] = data;
  let said = NOBODY;
  try {
    said = (await thinking).think(thought);
  } catch (trouble) {
    console.error(trouble);
  }
  const sent: Thought = [number, said];
  postMessage(sent);
};
