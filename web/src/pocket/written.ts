/** What `rouages site` has written beside the client, and Python started from it in whichever worker wants it. */
import { start, unpack, type Files, type Python, type Runtime } from './python';

/** The names of the files. */
interface Written {
  info: Files['info'];
  runtime: string;
  wheel: string;
  archive: string;
  trunk: string;
}

/** What is sent after the house: it comes when it is first wanted, and is asked for again where it could not. */
export interface Trunk {
  /** Whether it could come. */
  unpack: () => Promise<boolean>;
}

/** A worker is named after the folder where all this lies. */
export async function startHere(): Promise<{ python: Python; trunk: Trunk }> {
  const at = (file: string) => new URL(`${self.name}/${file}`, location.href).href;
  const written = (await (await fetch(at('files.json'))).json()) as Written;
  const [runtime, archive] = await Promise.all([
    import(/* @vite-ignore */ at(written.runtime)) as Promise<Runtime>,
    brought(at(written.archive)),
  ]);
  const python = await start(runtime, { info: written.info, wheel: at(written.wheel), archive });
  return { python, trunk: trunkOf(async () => unpack(python, await brought(at(written.trunk)))) };
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
