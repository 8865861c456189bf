/** Hands a file over to the person, as a download of the browser. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin the download only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
