/** Lifetime of a download's object URL, in milliseconds: browsers begin to read a file later, and large ones take their time. */
const DOWNLOAD_TIME = 60_000;

/** Downloads a file under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
}
