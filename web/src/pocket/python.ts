/** Python in a worker, or in node: the runtime, what it needs, and the files of the house, ready to be imported. */

/** What is used of Pyodide, which is installed only where a site is written. */
export interface Python {
  runPython: (program: string) => unknown;
  pyimport: (module: string) => any;
  unpackArchive: (archive: ArrayBuffer, format: string, where: { extractDir: string }) => void;
  globals: { get: (name: string) => any };
}

export interface Runtime {
  loadPyodide: (wishes: Record<string, unknown>) => Promise<Python>;
}

export interface Files {
  /** What the runtime's own list of packages says of the runtime. */
  info: Readonly<Record<string, string>>;
  /** Where the wheel of msgspec is. */
  wheel: string;
  /** All Python of the house, and what it reads at once. */
  archive: ArrayBuffer;
}

const HOUSE = '/house';

/** Puts the files of an archive where those of the house are; it is known by itself how it was compressed. */
export const unpack = (python: Python, archive: ArrayBuffer) =>
  python.unpackArchive(archive, 'tar', { extractDir: HOUSE });

export async function start({ loadPyodide }: Runtime, { info, wheel, archive }: Files): Promise<Python> {
  // The list is empty: nothing is ever looked for elsewhere.
  const lockFileContents = { info, packages: {} };
  const python = await loadPyodide({ packages: [wheel], lockFileContents });
  unpack(python, archive);
  python.runPython(`import sys; sys.path.append('${HOUSE}')`);
  return python;
}
