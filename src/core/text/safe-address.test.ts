import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink, safeMedia } from './safe-address.ts';

describe('safeLink', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'mailto:newsroom@daybreak.example',
    'tel:+912255500142',
    '/advertise-with-us',
    'art/business.svg',
    '?page=2',
    '#main',
    './a',
    'art//business.svg',
    'art/a:b',
  ])('accepts %s', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it('trims', () => {
    expect(safeLink('  https://example.com\n')).toBe('https://example.com');
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '\\elsewhere.example',
    '<art/business.svg',
    '"art',
  ])('refuses %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });

  it('never accepts a scheme that runs code, however it is spelt', () => {
    const junk = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\r', '\0', '\u0001'),
      maxLength: 3,
    });
    const spelt = fc
      .tuple(junk, fc.mixedCase(fc.constant('javascript:')), junk, fc.string())
      .map(
        ([before, scheme, within, after]) =>
          before + scheme.slice(0, 4) + within + scheme.slice(4) + after,
      );
    fc.assert(
      fc.property(spelt, (address) => {
        expect(safeLink(address)).toBeUndefined();
        expect(safeMedia(address)).toBeUndefined();
      }),
    );
  });
});

describe('safeMedia', () => {
  it.each([
    'https://example.com/a.png',
    '/art/india.svg',
    'data:image/png;base64,AAAA',
    'data:image/jpeg;base64,AAAA',
    'data:video/mp4;base64,AAAA',
    'DATA:image/webp;base64,AAAA',
    'blob:https://example.com/x',
    // Shown in an `img`, where its scripts don't run.
    'data:image/svg+xml,<svg onload="alert(1)"/>',
  ])('accepts %s', (address) => {
    expect(safeMedia(address)).toBe(address);
  });

  it('trims', () => {
    expect(safeMedia(' \tdata:image/png;base64,AAAA\n')).toBe('data:image/png;base64,AAAA');
    expect(safeMedia(' /art/india.svg\n')).toBe('/art/india.svg');
  });

  it.each([
    '',
    'javascript:alert(1)',
    'xdata:image/png;base64,AAAA',
    'data:text/html,<b>',
    'data:image/svg+xmlx,<svg/>',
    'data:image/pngx;base64,AAAA',
    'data:,x',
    'mailto:a@b.example',
  ])('refuses %j', (address) => {
    expect(safeMedia(address)).toBeUndefined();
  });
});
