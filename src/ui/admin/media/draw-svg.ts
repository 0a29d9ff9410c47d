/** Longest side of the drawn picture, in pixels. */
const LONGEST_SIDE = 1600;

/** Largest file that is drawn, in bytes. Logos have some kilobytes. */
const MOST_BYTES = 1024 * 1024;

export const isSvg = ({ name, type }: File): boolean =>
  type === 'image/svg+xml' || /\.svg$/i.test(name);

/**
 * Draws an SVG file as a PNG: what it says beyond its shapes, such as scripts, styles of the page or addresses that it
 * fetches, is left behind, since browsers load no more for a picture. `undefined` for a file that can't be drawn.
 */
export async function drawSvg(file: File): Promise<File | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = LONGEST_SIDE / Math.max(naturalWidth, naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const name = file.name.replace(/(?:\.svg)?$/i, '.png');
    return drawn ? new File([drawn], name, { type: 'image/png' }) : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
