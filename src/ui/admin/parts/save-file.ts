/** Downloads a text as a file of that name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: the browser has not begun reading the file yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
