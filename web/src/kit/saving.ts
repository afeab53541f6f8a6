/** Gives the reader something as a file of their own. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // Not at once: the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const saveAs = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'application/json' }));
