import { expect, test } from 'vitest';
import { sizeLabel } from './storage-size.ts';

test('[admin-dashboard-more] sizes have units', () => {
  expect(sizeLabel(0)).toBe('0 kB');
  expect(sizeLabel(12 * 1024)).toBe('12 kB');
  expect(sizeLabel(5 * 1024 * 1024)).toBe('5 MB');
  expect(sizeLabel(1.5 * 1024 * 1024)).toBe('1.5 MB');
  expect(sizeLabel(76_661.4 * 1024 * 1024)).toBe('74.9 GB');
});
