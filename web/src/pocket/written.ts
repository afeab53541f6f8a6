/** What `rouages site` has written beside the client, and Python started from it in whichever worker wants it. */
import { start, unpack, type Files, type Making, type Python, type Runtime } from './python';
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
export async function startHouse(): Promise<Started & { snapshot: Blob | null }> {
  const earlier = await kept(self.name);
  const { began, ...started } = await startFrom(earlier);
  if (began) return { ...started, snapshot: earlier };
  started.python.pyimport(HOUSE).destroy();
  const snapshot = taken(started.python);
  if (snapshot) keepLater(self.name, snapshot);
  return { ...started, snapshot };
}

/** Python from how another one stood, or from nothing; whether it began there. */
export async function startFrom(snapshot: Blob | null): Promise<Started & { began: boolean }> {
  const written = (await (await fetch(at('files.json'))).json()) as Written;
  const [runtime, making, archive] = await Promise.all([
    import(/* @vite-ignore */ at(written.runtime)) as Promise<Runtime>,
    import(/* @vite-ignore */ at(written.module)) as Promise<Making>,
    brought(at(written.archive)),
  ]);
  const files: Files = { info: written.info, native: at(written.native), archive };
  const begin = (from: Uint8Array | null) => start(runtime, making, files, from);
  const found = await snapshot
    ?.arrayBuffer()
    .then((bytes) => begin(new Uint8Array(bytes)))
    .catch((trouble) => forget(self.name, trouble));
  const python = found || (await begin(null));
  return {
    python,
    began: Boolean(found),
    trunk: trunkOf(async () => unpack(python, await brought(at(written.trunk)))),
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
