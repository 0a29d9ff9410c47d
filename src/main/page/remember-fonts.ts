/** Notes which fonts this browser has, so that the next page has them before its first paint. */
export async function rememberFonts(): Promise<void> {
  const fonts = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts ?? '';
  await document.fonts.ready;
  try {
    localStorage.setItem('fonts', fonts);
  } catch {
    // Without storage each page paints first in the faces that are there.
  }
}
