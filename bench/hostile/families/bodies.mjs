import { chunkOf, headOf, repeated } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

const jsonRoutes = [
  'POST /api/session',
  'POST /api/users',
  'PUT /api/password',
  'PUT /api/me/password',
  'DELETE /api/me',
  'POST /api/password-resets',
  'POST /api/newsletter',
  'PUT /api/newsletter/confirmation',
  'POST /api/messages',
  'POST /api/admin/session',
  'POST /api/admin/articles',
  'POST /api/admin/drafts',
  'PUT /api/push/subscription',
  'DELETE /api/push/subscription',
  'POST /api/nothing',
];

/**
 * JSON with every field of these routes set to a text.
 * @param {string} text
 */
const fieldsOf = (text) =>
  JSON.stringify(
    Object.fromEntries(
      ['name', 'email', 'password', 'current', 'token', 'subject', 'message'].map((name) => [
        name,
        name === 'email' && text.length < 200 ? `${text}@example.com` : text,
      ]),
    ),
  );

/** @type {Record<string, string | Buffer>} */
const json = {
  'combining marks that are slow to normalize': fieldsOf(
    `a${'\u0315'.repeat(300)}${'\u0300'.repeat(300)}`,
  ),
  'more combining marks': JSON.stringify({
    email: 'x@example.com',
    password: `a${'\u0315'.repeat(20_000)}${'\u0300'.repeat(20_000)}`,
  }),
  'texts of 2,000 letters': fieldsOf('x'.repeat(2000)),
  'a text of 4 MB': JSON.stringify({ email: 'x'.repeat(4 * MEGABYTE) }),
  'an address of many at signs': fieldsOf('a@'.repeat(90)),
  'an address of many dots': JSON.stringify({ email: `a@${'a.'.repeat(7000)}b`, password: 'x' }),
  'nested 7,000 deep': `${'['.repeat(7000)}${']'.repeat(7000)}`,
  'nested 1,000,000 deep': '['.repeat(1_000_000),
  'objects within objects': `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
  '5,000 fields': `{${Array.from({ length: 1400 }, (_, at) => `"k${at}":1`).join()}}`,
  'the prototype': '{"__proto__":{"email":"a"},"constructor":{"prototype":{}},"email":[]}',
  'a subscription on a private host': JSON.stringify({
    endpoint: 'https://[::ffff:127.0.0.1]/send',
    keys: { p256dh: 'x', auth: 'x' },
  }),
  'a subscription of long texts': JSON.stringify({
    endpoint: `https://fcm.googleapis.com/${'x'.repeat(7000)}`,
    keys: { p256dh: 'B'.repeat(4000), auth: 'B'.repeat(4000) },
    replaces: 'https://'.repeat(100),
  }),
  'fields of wrong types': '{"email":{"a":1},"password":[1],"name":null,"token":1e999}',
  'control characters': fieldsOf('a\u0000\u0001\u0085\u2028'),
  'lone surrogates': '{"email":"\\ud800@example.com","password":"\\udfff","name":"\\ud800"}',
  'no JSON': '{"email":',
  'bytes that are no UTF-8': Buffer.alloc(3000, 0xff),
  'UTF-16': Buffer.from('{"email":"a@b.example"}', 'utf16le'),
  nothing: '',
};

const formPages = [
  '/login',
  '/register',
  '/contact-us',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/forgot-password',
  '/set-password?token=x',
  '/profile',
  '/',
  '/search',
];

const part = (/** @type {string} */ name, /** @type {string} */ text) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** Type and body. @type {Record<string, [string, string]>} */
const forms = {
  '500,000 fields': [FORM, 'a=b'.concat('&a'.repeat(500_000))],
  '30,000 fields': [FORM, '&a'.repeat(30_000)],
  '99 fields': [FORM, 'email=x@example.com'.concat('&email=y'.repeat(98))],
  'fields of 60 KB': [FORM, `email=${'x'.repeat(20_000)}&password=${'%CC%81'.repeat(6000)}`],
  'odd encodings': [FORM, 'email=%&password=%zz&name=%E0%A4%A&message=%00&form=__proto__'],
  '2,000 parts': [MULTIPART, part('a', 'b').repeat(2000)],
  'parts without an end': [MULTIPART, part('email', 'x')],
  'a file': [MULTIPART, `${part('email"; filename="x', 'x'.repeat(30_000))}--b--`],
  'a boundary of 60 KB': [`multipart/form-data; boundary=${'b'.repeat(5000)}`, '--'.repeat(20_000)],
  'no boundary': ['multipart/form-data', part('email', 'x')],
  'a type of its own': ['application/x-strange', 'email=x'],
  JSON: ['application/json', fieldsOf('x')],
};

/** @param {string} line @param {string} type @param {string | Buffer} body @param {string} host */
const whole = (line, type, body, host) => [
  headOf(line, [
    `host: ${host}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]),
  body,
];

/** @param {string} line @param {string} type @param {string} host @param {string[]} [more] */
const chunkedHead = (line, type, host, more = []) =>
  headOf(line, [`host: ${host}`, `content-type: ${type}`, 'transfer-encoding: chunked', ...more]);

const piece = chunkOf(' '.repeat(64 * KILOBYTE));
const uploads = [
  'POST /api/admin/media',
  'POST /api/admin/archive',
  'POST /api/admin/archive?dry-run',
  'PUT /api/admin/settings',
];
const noBody = [
  'POST /nothing-here',
  'POST /media/x',
  'DELETE /',
  'POST /healthz',
  'GET /',
  'GET /search?q=x',
  'HEAD /about-us',
  'POST /api/events',
];

/** @returns {Hostile[]} */
export const hostileBodies = () => [
  ...jsonRoutes.flatMap((line) =>
    Object.entries(json).map(([name, body]) => ({
      name: `JSON, ${name}: ${line}`,
      pieces: (/** @type {string} */ host) => whole(line, 'application/json', body, host),
    })),
  ),
  ...formPages.flatMap((page) =>
    Object.entries(forms).map(([name, [type, body]]) => ({
      name: `a form, ${name}: ${page}`,
      pieces: (/** @type {string} */ host) => whole(`POST ${page}`, type, body, host),
    })),
  ),
  ...[...jsonRoutes, ...uploads, ...noBody, 'POST /login', 'POST /contact-us'].map((line) => ({
    name: `a body without a length or an end: ${line}`,
    // The server may answer and close the connection before that answer is read.
    mayBeClosed: true,
    pieces: (/** @type {string} */ host) => [
      chunkedHead(line, line.includes('/api/') ? 'application/json' : FORM, host),
      ...repeated(piece, 200),
    ],
  })),
  ...uploads.map((line) => ({
    name: `a length of 1 GB: ${line}`,
    mayBeClosed: true,
    pieces: (/** @type {string} */ host) => [
      headOf(line, [`host: ${host}`, 'content-length: 1000000000', 'content-type: image/png']),
      ...repeated('x'.repeat(64 * KILOBYTE), 200),
    ],
  })),
  ...['gzip', 'br', 'gzip, gzip', 'strange'].map((encoding) => ({
    name: `a body in ${encoding}`,
    pieces: (/** @type {string} */ host) => [
      chunkedHead('POST /api/session', 'application/json', host, [`content-encoding: ${encoding}`]),
      chunkOf('{"email":"a@b.example","password":"x"}'),
      chunkOf(''),
    ],
  })),
];
