/** What `rouages site` has written beside the client, and Python started from it in whichever worker wants it. */
import { start, unpack, type Files, type Making, type Python, type Runtime, type Stood } from './python';
import { forget, keepLater, kept, taken } from './snapshot';

/** The names of the files. */
interface Written {
  info: Files['info'];
  runtime: string;
  module: string;
  native: string;
  archive: string;
  trunk: string;
}

/** What is sent after the house: it comes when it is first wanted, and is asked for again where it could not. */
export interface Trunk {
  /** Whether it could come. */
  unpack: () => Promise<boolean>;
}

export interface Started {
  python: Python;
  trunk: Trunk;
}

/** A worker is named after the folder where all this lies. */
const at = (file: string) => new URL(`${self.name}/${file}`, location.href).href;
/** The first program of the house: all that it needs is imported with it. */
const HOUSE = 'rouages.pocket.door';

/** Python for the house, and how it stands then for who thinks beside it. */
export async function startHouse(): Promise<Started & { stood: Stood | null }> {
  const earlier = kept(self.name);
  const { began, files, ...started } = await startFrom(earlier);
  if (began) return { ...started, stood: await earlier };
  started.python.pyimport(HOUSE).destroy();
  const stood = taken(started.python, files);
  if (stood) keepLater(self.name, stood);
  return { ...started, stood };
}

/** Python from how another one stood, which comes beside all else, or from nothing; whether it began there. */
export async function startFrom(
  coming: Promise<Stood | null>,
): Promise<Started & { began: boolean; files: Stood['files'] }> {
  const written = (await (await fetch(at('files.json'))).json()) as Written;
  const [runtime, making, stood] = await Promise.all([
    import(/* @vite-ignore */ at(written.runtime)) as Promise<Runtime>,
    import(/* @vite-ignore */ at(written.module)) as Promise<Making>,
    coming,
  ]);
  const begin = (from: ArrayBuffer | Stood) =>
    start(runtime, making, { info: written.info, native: at(written.native) }, from);
  const found = stood && (await begin(stood).catch((trouble) => forget(self.name, trouble)));
  const { python, files } = found || (await begin(await brought(at(written.archive))));
  return {
    python,
    files,
    began: Boolean(found),
    trunk: trunkOf(async () => void unpack(python, await brought(at(written.trunk)))),
  };
}

async function brought(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}: ${address}`);
  return reply.arrayBuffer();
}

export function trunkOf(bring: () => Promise<void>): Trunk {
  let coming: Promise<boolean> | null = null;
  const come = () =>
    bring().then(
      () => true,
      () => {
        coming = null;
        return false;
      },
    );
  return { unpack: () => (coming ??= come()) };
}
