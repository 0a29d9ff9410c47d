/** Lifetime of a download's object URL, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/** Lets the reader keep a file. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
}
