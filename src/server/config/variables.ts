import * as z from 'zod';

/** An environment variable, as in the table of docs/running.md. */
export interface Variable<Value> {
  schema: z.ZodType<Value>;
  /** Words for the default. */
  fallback: string;
  meaning: string;
  /** True if the value must never be shown, not even in an error. */
  isSecret?: boolean;
}

const variable = <Value>(given: Variable<Value>): Variable<Value> => given;

const wholeNumber = (from: number, to: number, words: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, words)
    .transform(Number)
    .refine((value) => value >= from && value <= to, words);

const addressOf = (protocols: string[], words: string) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, words);

const postgresAddress = addressOf(
  ['postgres:', 'postgresql:'],
  'must begin with postgres:// and name a host and a database',
);

const originWords =
  'must be the site’s public address without a path, like https://news.example.com';

const origin = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), originWords)
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => `${pathname}${search}${hash}` === '/', originWords)
  .transform((url) => url.origin);

const isOn = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no'], 'must be 1 or 0')
  .transform((text) => ['1', 'true', 'yes'].includes(text));

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const edgeKinds = ['varnish', 'fastly', 'cloudflare'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

const listenWords = 'must be an address and a port, such as 127.0.0.1:9464';

const edgeAddress = addressOf(['http:', 'https:'], 'must be addresses with http:// or https://');

/** All environment variables. */
export const variables = {
  PORT: variable({
    schema: wholeNumber(0, 65_535, 'must be a port, 0 to 65535'),
    fallback: '3000',
    meaning: 'Port to listen on; 0 for any free one.',
  }),
  HOST: variable({
    schema: z.string().min(1),
    fallback: '127.0.0.1',
    meaning: 'Address to listen on. `0.0.0.0` for every network of the machine, as in a container.',
  }),
  PROCESSES: variable({
    schema: wholeNumber(1, 64, 'must be a number of processes, 1 to 64'),
    fallback: '1',
    meaning:
      'How many processes serve the site on this machine, sharing the port and the database: at most one for each core.',
  }),
  DRAIN_SECONDS: variable({
    schema: wholeNumber(0, 300, 'must be a number of seconds, 0 to 300'),
    fallback: '0',
    meaning:
      'Seconds after SIGTERM in which everything is still served while `/readyz` answers 503, so that a proxy sends no more readers: longer than two of its checks.',
  }),
  ORIGIN: variable({
    schema: origin,
    fallback: 'http://localhost and the port',
    meaning:
      'The address that readers type. Changes sent from other sites are refused by it; with https, cookies are Secure and HSTS is sent.',
  }),
  TRUST_PROXY: variable({
    schema: wholeNumber(0, 10, 'must be the number of proxies in front, 0 to 10'),
    fallback: '0',
    meaning:
      'How many proxies are in front, each adding to `X-Forwarded-For`. Too low a number makes all readers one network: figures then count 6,000 reports an hour, and few visitors. Too high a number lets callers choose the address that limits are keyed on.',
  }),
  DATABASE_URL: variable({
    schema: postgresAddress,
    fallback: 'none: SQLite',
    meaning:
      'A PostgreSQL database, version 15 to 18 (an older one is refused), `postgres://user:password@host/database`: the server itself or a pooler. Without a password in it, that of `PGPASSWORD` is used, which may have any character. For one in transaction mode, `DATABASE_LISTEN_URL` must be set, too.',
    isSecret: true,
  }),
  DATABASE_LISTEN_URL: variable({
    schema: z
      .string()
      .refine(
        (text) => text === 'poll' || postgresAddress.safeParse(text).success,
        'must be `poll`, or begin with postgres:// and name a host and a database',
      ),
    fallback: '`DATABASE_URL`',
    meaning:
      'Where `DATABASE_URL` leads to a pooler in transaction mode: the server itself, for one connection of each process that hears of changes by others; or `poll`, to ask for them every half second.',
    isSecret: true,
  }),
  DATABASE_READ_URL: variable({
    schema: postgresAddress,
    fallback: 'none',
    meaning:
      'A standby, or several behind one address. Pages that are the same for everybody are read there while it has all that the process knows of; everything else is read from the primary.',
    isSecret: true,
  }),
  DATABASE_PREPARE: variable({
    schema: isOn,
    fallback: '1; 0 with `DATABASE_LISTEN_URL`',
    meaning:
      'Prepares statements that write, once a connection. A pooler in transaction mode must know how: PgBouncer from 1.21 on, with `max_prepared_statements`.',
  }),
  DATABASE_FILE: variable({
    schema: z.string().min(1),
    fallback: '`daybreak.sqlite` in `DATA_DIR`',
    meaning: 'The SQLite file, where `DATABASE_URL` is not set.',
  }),
  DATA_DIR: variable({
    schema: z.string().min(1),
    fallback: '`.data`',
    meaning: 'Folder for the SQLite file and uploaded media; made when it is missing.',
  }),
  ADMIN_PASSWORD: variable({
    schema: z.string().min(12, 'must have 12 characters or more').max(200, 'is too long'),
    fallback: 'none: set one with `daybreak admin set-password`',
    meaning: 'Opens the back office, in place of one set from the command line.',
    isSecret: true,
  }),
  DAYBREAK_DEMO: variable({
    schema: isOn,
    fallback: '0',
    meaning:
      'Demo mode: sample content, the admin password `daybreak` with its hint, this machine only.',
  }),
  MAIL_URL: variable({
    schema: addressOf(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps:// and name a host'),
    fallback: 'none: no mail is sent',
    meaning: 'The mail server, `smtps://user:password@host:465`.',
    isSecret: true,
  }),
  MAIL_FROM: variable({
    schema: z.string().regex(/^[^\r\n]*\S+@\S+[^\r\n]*$/, 'must be an e-mail address'),
    fallback: 'none',
    meaning: 'Sender of the mail, `Daybreak <news@example.com>`. Needed with `MAIL_URL`.',
  }),
  S3_BUCKET_URL: variable({
    schema: addressOf(['http:', 'https:'], 'must be the address of a bucket'),
    fallback: 'none: media are in `DATA_DIR`',
    meaning: 'Bucket of an S3-compatible object store for uploaded media.',
  }),
  S3_ACCESS_KEY_ID: variable({
    schema: z.string().min(1),
    fallback: 'none',
    meaning: 'Key of the object store. Needed with `S3_BUCKET_URL`.',
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: variable({
    schema: z.string().min(1),
    fallback: 'none',
    meaning: 'Secret of that key. Needed with `S3_BUCKET_URL`.',
    isSecret: true,
  }),
  S3_REGION: variable({
    schema: z.string().min(1),
    fallback: '`auto`',
    meaning: 'Region of the object store.',
  }),
  CACHE: variable({
    schema: z.enum(edgeKinds, `must be one of ${edgeKinds.join(', ')}`),
    fallback: 'none',
    meaning:
      'The cache in front of the site, `varnish`, `fastly` or `cloudflare`: pages tell it by which keys they are purged, and each change purges them.',
  }),
  CACHE_URL: variable({
    schema: z
      .string()
      .transform((text) =>
        text
          .trim()
          .replaceAll(/\/+(?=\s|$)/g, '')
          .split(/\s+/),
      )
      .pipe(z.array(edgeAddress)),
    fallback: 'the public address of Fastly’s or Cloudflare’s API',
    meaning: 'Where it is purged: the address of each Varnish, with spaces between them.',
  }),
  CACHE_SERVICE: variable({
    schema: z.string().regex(/^\w+$/, 'must be the ID of a service or zone'),
    fallback: 'none',
    meaning: 'Fastly’s service ID or Cloudflare’s zone ID.',
  }),
  CACHE_TOKEN: variable({
    schema: z.string().min(1),
    fallback: 'none',
    meaning: 'Token of Fastly’s or Cloudflare’s API that may purge.',
    isSecret: true,
  }),
  METRICS_LISTEN: variable({
    schema: z
      .string()
      .regex(/^\S+:\d{1,5}$/, listenWords)
      .transform((text) => {
        const end = text.lastIndexOf(':');
        return { host: text.slice(0, end), port: Number(text.slice(end + 1)) };
      })
      .refine(({ port }) => port <= 65_535, listenWords),
    fallback: 'none',
    meaning:
      'Address and port at which `/metrics` tells Prometheus of all processes, such as `127.0.0.1:9464`; one that readers can’t reach.',
  }),
  PUSH_SERVICES: variable({
    schema: z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .pipe(z.array(origin)),
    fallback: 'none',
    meaning:
      'Push services to trust beside those of browsers’ makers, by their addresses with spaces between them. Only these may be without https, on this machine or in its network.',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
    fallback: '`info`',
    meaning: 'The least important line that is logged: `debug`, `info`, `warn`, `error`, `silent`.',
  }),
};

export type VariableName = keyof typeof variables;

/** Parsed values of the variables that are set. */
export type SetVariables = {
  [Name in VariableName]?: z.output<(typeof variables)[Name]['schema']>;
};
