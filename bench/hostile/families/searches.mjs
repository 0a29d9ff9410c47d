import { headOf } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

const many = (/** @type {string} */ word, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');

/** Search terms as typed. @type {Record<string, string>} */
const terms = {
  'a word of 5,000 letters': 'a'.repeat(5000),
  'a word of 200 letters': 'abcdefghij'.repeat(20),
  '300 words': many('word', 300),
  '1,500 words': many('w', 1500),
  '2,000 single letters': 'a b c d e f g h '.repeat(250),
  'one letter': 'a',
  'one letter of Devanagari': 'क',
  '400 words of Devanagari': 'भारत '.repeat(400),
  '1,000 marks upon a letter': `a${'\u0301\u0316'.repeat(500)}`,
  'marks in the wrong order': `a${'\u0315'.repeat(600)}${'\u0300'.repeat(600)}`,
  'letters without spaces': '日本語'.repeat(400),
  '600 emoji': '😀'.repeat(600),
  'emoji with trailing joiners': '👩‍'.repeat(300),
  'spaces of all kinds': '\u00a0\u2003\u3000\t '.repeat(300),
  'characters without width': '\u200b\u200d\ufeff'.repeat(400),
  'both directions': '\u202e\u2066ab'.repeat(300),
  'words of a search language': `NEAR(a b, 5) OR "x" AND NOT y* ${'OR a '.repeat(300)}`,
  'brackets that are never closed': '('.repeat(2000),
  'quotes that are never closed': '"a '.repeat(1000),
  'stars and wildcards': '* % _ '.repeat(500),
  'words of SQL': "' OR 1=1; DROP TABLE articles; -- ".repeat(30),
  'letters that fold to several': 'ŉǰΐΰևẖẗẘẙẚßﬃ'.repeat(100),
  'letters of a whole alphabet': many('abcdefghijklmnopqrstuvwxyz', 200),
  'replacement characters': '\ufffd'.repeat(1000),
};

const places = ['/search?q=', '/api/search?q=', '/search?period=month&category=india&page=50&q='];

/**
 * Expensive searches.
 * @returns {Hostile[]}
 */
export const hostileSearches = () =>
  places.flatMap((place) =>
    Object.entries(terms).map(([name, term]) => {
      // The server reads at most 16 KB of a head.
      const encoded = encodeURIComponent(term).slice(0, 14_000);
      const whole = encoded.replace(/%(?:[0-9A-F])?$/, '');
      return {
        name: `search for ${name}: ${place}`,
        pieces: (/** @type {string} */ host) => [headOf(`GET ${place}${whole}`, [`host: ${host}`])],
      };
    }),
  );
