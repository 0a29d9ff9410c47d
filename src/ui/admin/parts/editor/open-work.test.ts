import { expect, it } from 'vitest';
import { isWorkOpen, noteOpenWork } from './open-work.ts';

it('is open until the last form with unsaved input is done', () => {
  expect(isWorkOpen()).toBe(false);
  const ends = [noteOpenWork(), noteOpenWork()];
  expect(isWorkOpen()).toBe(true);
  ends[0]?.();
  expect(isWorkOpen()).toBe(true);
  ends[1]?.();
  expect(isWorkOpen()).toBe(false);
});
