/** The worker in which a house lives: Python, what was kept, who thinks beside it, and a door for the page. */
import { Cupboard } from './cupboard';
import { Mind } from './mind';
import type { FromHouse, ToHouse } from './pocket';
import { startHouse } from './written';

/** Its methods are called by what a page says first. */
type Door = { hear: (table: string) => void } & Record<ToHouse[0], (...taken: (string | number)[]) => void>;

const post = (message: FromHouse) => postMessage(message);
const others = new BroadcastChannel('rouages');

async function open(): Promise<Door> {
  const [{ python, trunk, stood }, cupboard] = await Promise.all([
    startHouse(),
    Cupboard.open((table) => others.postMessage(table)),
  ]);
  const mail = {
    replied: (number: number, status: number, body: string) => post(['replied', number, status, body]),
    said: (line: number, message: string) => post(['said', line, message]),
    closed: (line: number, code: number) => post(['closed', line, code]),
  };
  return python.pyimport('rouages.pocket.door').open_house(cupboard, mail, new Mind(stood), trunk);
}

const house = open();
house.then(
  () => post(['awake']),
  (trouble) => {
    console.error(trouble);
    post(['failed', String(trouble)]);
  },
);

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  const [what, ...taken] = data;
  (await house)[what](...taken);
};
others.onmessage = async ({ data }: MessageEvent<string>) => (await house).hear(data);
