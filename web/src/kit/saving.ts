/** Gives the reader a text as a file of their own. */
export function saveAs(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Not at once: the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
