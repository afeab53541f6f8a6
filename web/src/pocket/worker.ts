/** The worker in which a house lives: Python, what was kept, and a door for the page. */
import { Cupboard } from './cupboard';
import { start, type Files, type Runtime } from './python';
import type { FromHouse, ToHouse } from './pocket';

/** The names of the files that `rouages site` has written beside the client. */
interface Written {
  info: Files['info'];
  runtime: string;
  wheel: string;
  archive: string;
}

/** Its methods are called by what a page says first. */
type Door = { hear: (table: string) => void } & Record<ToHouse[0], (...taken: (string | number)[]) => void>;

const post = (message: FromHouse) => postMessage(message);
const others = new BroadcastChannel('rouages');

async function open(): Promise<Door> {
  // The page names the worker after the folder where all this lies.
  const at = (file: string) => new URL(`${self.name}/${file}`, location.href).href;
  const written = (await (await fetch(at('files.json'))).json()) as Written;
  const [runtime, archive, cupboard] = await Promise.all([
    import(/* @vite-ignore */ at(written.runtime)) as Promise<Runtime>,
    fetch(at(written.archive)).then((reply) => reply.arrayBuffer()),
    Cupboard.open((table) => others.postMessage(table)),
  ]);
  const python = await start(runtime, { info: written.info, wheel: at(written.wheel), archive });
  const mail = {
    replied: (number: number, status: number, body: string) => post(['replied', number, status, body]),
    said: (line: number, message: string) => post(['said', line, message]),
    closed: (line: number, code: number) => post(['closed', line, code]),
  };
  return python.pyimport('rouages.pocket.door').open_house(cupboard, mail);
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
