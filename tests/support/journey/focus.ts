import type { Locator, Page } from '@playwright/test';

export interface FocusStop {
  /** Tag, label and link target of the element, as one text. */
  name: string;
  hasIndicator: boolean;
  /** True if part of it is visible: inside the window and not covered. */
  isSeen: boolean;
}

/** The focused element; `undefined` if nothing has the focus. */
function focusStop(): FocusStop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const style = getComputedStyle(element);
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  const boxes = [...element.getClientRects()];
  const isSeen = boxes.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((at) => {
      const [x, y] = [left + width * at, top + height * at];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
  const name = element.ariaLabel || element.textContent?.trim() || element.getAttribute('name');
  return {
    name: `${element.tagName.toLowerCase()} ${name?.slice(0, 60)} ${element.getAttribute('href') ?? ''}`,
    hasIndicator: hasOutline || style.boxShadow !== 'none',
    isSeen,
  };
}

/** Frames for which a browser may still scroll to what got the focus. */
const SCROLLING = 30;

/** The focused element, once it is in sight; as it is, if it does not come there. */
async function settledStop(page: Page): Promise<FocusStop | undefined> {
  for (let frames = 0; ; frames += 1) {
    const stop = await page.evaluate(focusStop);
    if (!stop || stop.isSeen || frames === SCROLLING) return stop;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Presses Tab from the top of the page until the focus leaves it; returns all stops. */
export async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await settledStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
