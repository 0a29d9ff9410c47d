import { expect, it } from 'vitest';
import { savesByKey } from './saves-by-key.ts';

type Press = Parameters<ReturnType<typeof savesByKey>>[0];

/** Presses a key in a form; returns the number of saves, and whether the default was prevented. */
function press(keys: { key: string; ctrlKey?: boolean; metaKey?: boolean; isComposing?: boolean }) {
  const event = new Event('keydown', { cancelable: true });
  Object.assign(event, { ctrlKey: false, metaKey: false, ...keys });
  let saves = 0;
  savesByKey(() => {
    saves += 1;
  })(event as unknown as Press);
  return { saves, isPrevented: event.defaultPrevented };
}

it.each([
  { key: 's', ctrlKey: true },
  { key: 's', metaKey: true },
  { key: 'S', ctrlKey: true },
])('saves the form, and not the page as a file: %o', (keys) => {
  expect(press(keys)).toEqual({ saves: 1, isPrevented: true });
});

it.each([{ key: 's' }, { key: 'a', ctrlKey: true }])('leaves other keys alone: %o', (keys) => {
  expect(press(keys)).toEqual({ saves: 0, isPrevented: false });
});
