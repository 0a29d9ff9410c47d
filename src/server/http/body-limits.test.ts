import { describe, expect, test } from 'vitest';
import { roles } from '#core/account/role.ts';
import { hasMoreFields } from './admit-body.ts';
import { bodyLimitOf, mostFrom } from './body-limits.ts';

const formPages = { usual: ['/login'], long: ['/contact-us'] };
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

describe('body limits by address and sender', () => {
  test.each([
    ['/api/session', 16 * KILOBYTE, 16 * KILOBYTE],
    ['/api/messages', 64 * KILOBYTE, 64 * KILOBYTE],
    ['/api/no-such-route', 16 * KILOBYTE, 16 * KILOBYTE],
    ['/api/admin/session', 16 * KILOBYTE, 16 * MEGABYTE],
    ['/api/admin/articles', 16 * KILOBYTE, 16 * MEGABYTE],
    ['/api/admin/media', 16 * KILOBYTE, 1024 * MEGABYTE],
    ['/login', 64 * KILOBYTE, 64 * KILOBYTE],
    ['/contact-us', 128 * KILOBYTE, 128 * KILOBYTE],
    ['/', 0, 0],
    ['/healthz', 0, 0],
    ['/media/x', 0, 0],
    ['/nothing-here', 0, 0],
  ])('%s takes %i from a visitor and %i from an author', (path, fromVisitor, fromAuthor) => {
    const limit = bodyLimitOf(path, formPages);
    expect(mostFrom({ kind: 'visitor' }, limit)).toBe(fromVisitor);
    expect(mostFrom({ kind: 'reader', userId: 'a' }, limit)).toBe(fromVisitor);
    expect(mostFrom({ kind: 'staff', role: 'author' }, limit)).toBe(fromAuthor);
  });

  test('archives are accepted from owners only', () => {
    const limit = bodyLimitOf('/api/admin/archive', formPages);
    const [ofOwner, ...ofOthers] = roles.map((role) => mostFrom({ kind: 'staff', role }, limit));
    expect(ofOwner).toBe(limit.most);
    expect(new Set(ofOthers)).toEqual(new Set([16 * KILOBYTE]));
  });
});

describe('fields of a form', () => {
  const form = 'application/x-www-form-urlencoded';
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';

  test.each([
    [form, 'a=1'.concat('&a=1'.repeat(99)), false],
    [form, 'a=1'.concat('&a=1'.repeat(100)), true],
    [form, '&'.repeat(60_000), true],
    [null, '&'.repeat(60_000), true],
    ['multipart/form-data; boundary=b', part.repeat(100), false],
    ['Multipart/form-data; boundary=b', part.toUpperCase().repeat(101), true],
  ])('%s', (type, text, isTooMuch) => {
    expect(hasMoreFields(bytes(text), type, 100)).toBe(isTooMuch);
  });
});
