import fc from 'fast-check';
import { expect, test } from 'vitest';
import { youtubeId } from './video.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
const address = fc.constantFrom(
  (one: string) => one,
  (one: string) => `  ${one}\n`,
  (one: string) => `https://www.youtube.com/watch?v=${one}`,
  (one: string) => `http://youtube.com/watch?v=${one}&t=42s`,
  (one: string) => `https://m.youtube.com/watch?app=desktop&v=${one}`,
  (one: string) => `https://music.youtube.com/watch?v=${one}&list=RD${one}`,
  (one: string) => `https://youtu.be/${one}?si=abcDEF123`,
  (one: string) => `youtu.be/${one}`,
  (one: string) => `www.youtube.com/watch?v=${one}#t=10`,
  (one: string) => `//www.youtube.com/embed/${one}?autoplay=1`,
  (one: string) => `https://www.youtube-nocookie.com/embed/${one}`,
  (one: string) => `https://www.youtube.com/shorts/${one}`,
  (one: string) => `https://www.youtube.com/live/${one}?feature=share`,
  (one: string) => `https://www.youtube.com/v/${one}`,
  (one: string) => `HTTPS://WWW.YOUTUBE.COM/watch?v=${one}`,
);

test('[video-address] the id is extracted from any usual address', () => {
  fc.assert(
    fc.property(id, address, (one, addressOf) => {
      expect(youtubeId(addressOf(one))).toBe(one);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '',
  '   ',
  'two words',
  'abc',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/live/cricket-scores',
  'https://youtube.com.example.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?list=PL123',
  'https://www.youtube.com/@channel/videos',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  '"><script>alert(1)</script>',
  'aqz-KE-bpKQ?autoplay=1',
  'https://youtu.be/aqz-KE-bpKQaqz-KE-bpKQaqz-KE-bpKQ',
])('[video-address] %j contains no id', (text) => {
  expect(youtubeId(text)).toBeUndefined();
});

test('any accepted id is safe in an address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(youtubeId(text) ?? 'none').toMatch(/^[\w-]+$/);
    }),
  );
});
