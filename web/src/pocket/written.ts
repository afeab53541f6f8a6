/** What `rouages site` has written beside the client, and Python started from it in whichever worker wants it. */
import { start, type Files, type Python, type Runtime } from './python';

/** The names of the files. */
interface Written {
  info: Files['info'];
  runtime: string;
  wheel: string;
  archive: string;
}

/** A worker is named after the folder where all this lies. */
export async function startHere(): Promise<Python> {
  const at = (file: string) => new URL(`${self.name}/${file}`, location.href).href;
  const written = (await (await fetch(at('files.json'))).json()) as Written;
  const [runtime, archive] = await Promise.all([
    import(/* @vite-ignore */ at(written.runtime)) as Promise<Runtime>,
    fetch(at(written.archive)).then((reply) => reply.arrayBuffer()),
  ]);
  return start(runtime, { info: written.info, wheel: at(written.wheel), archive });
}
