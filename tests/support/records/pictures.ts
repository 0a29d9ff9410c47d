import type { Page } from '@playwright/test';

/** A file in the format of `setInputFiles`. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real PNG of that size. */
export async function png(page: Page, width: number, height: number, name: string) {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#f7b32b';
        context.fillRect(0, 0, w / 2, h);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

export const textNamed = (name: string, text = 'Only words.'): GivenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(text),
});

/** Only the header of a PNG with 50,010,000 pixels. */
export function hugePng(name = 'huge.png'): GivenFile {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(10_002, 16);
  header.writeUInt32BE(5000, 20);
  return { name, mimeType: 'image/png', buffer: header };
}

/** Drops or pastes files onto an element, with real browser events. */
export async function giveFile(
  page: Page,
  selector: string,
  kind: 'drop' | 'paste',
  { name, mimeType, buffer }: GivenFile,
): Promise<void> {
  await page.locator(selector).evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.base64), (one) => one.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], given.name, { type: given.type }));
      const shared = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'drop'
          ? new DragEvent('drop', { ...shared, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...shared, clipboardData: transfer }),
      );
    },
    { kind, name, type: mimeType, base64: buffer.toString('base64') },
  );
}
