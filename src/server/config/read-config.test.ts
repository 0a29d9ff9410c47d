import { describe, expect, test } from 'vitest';
import { ConfigError, originsOf, readConfig, risksOf } from './read-config.ts';

const faultOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('[server-config] an empty environment is a server for this machine, on SQLite', () => {
  const config = readConfig({ PATH: '/bin', PORT: '' });
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, isDemo: false, logLevel: 'info' });
  expect(config.database).toEqual({ file: expect.stringMatching(/\.data[\\/]daybreak\.sqlite$/) });
  expect(config).not.toHaveProperty('adminPassword');
  expect(originsOf(config, 3000)).toContain('http://127.0.0.1:3000');
});

test('[server-config] everything can be set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    ORIGIN: 'https://News.example.com/',
    TRUST_PROXY: '2',
    DATABASE_URL: 'postgres://a:b@db/daybreak',
    ADMIN_PASSWORD: 'long enough for all',
    MAIL_URL: 'smtps://a:b@mail.example.com:465',
    MAIL_FROM: 'Daybreak <news@example.com>',
    S3_BUCKET_URL: 'https://bucket.example.com',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    port: 8080,
    origin: 'https://news.example.com',
    trustedProxies: 2,
    database: { url: 'postgres://a:b@db/daybreak' },
    mail: { from: 'Daybreak <news@example.com>' },
    objectStore: { bucketUrl: 'https://bucket.example.com', region: 'auto' },
  });
  expect(originsOf(config, 8080)).toEqual(['https://news.example.com']);
});

test('[server-config] behind a pooler, statements are not prepared unless that is asked for', () => {
  const url = 'postgres://h/d';
  const databaseOf = (more: Record<string, string>) =>
    readConfig({ DATABASE_URL: url, ...more }).database;
  expect(databaseOf({})).toEqual({ url, prepares: true });
  expect(databaseOf({ DATABASE_LISTEN_URL: 'poll' })).toEqual({
    ...{ url, listenUrl: 'poll', prepares: false },
  });
  expect(databaseOf({ DATABASE_LISTEN_URL: 'poll', DATABASE_PREPARE: '1' })).toMatchObject({
    prepares: true,
  });
});

test('[server-config] a server reachable from other machines without ORIGIN gets a warning', () => {
  expect(risksOf(readConfig({ HOST: '0.0.0.0' }))).toEqual([
    expect.stringMatching(/^HOST is 0\.0\.0\.0.*Set ORIGIN to the address that readers type\.$/),
  ]);
  expect(risksOf(readConfig({ HOST: '0.0.0.0', ORIGIN: 'https://news.example' }))).toEqual([]);
  expect(risksOf(readConfig({}))).toEqual([]);
});

test('[server-config] several caches in front are purged at their addresses', () => {
  const { edge } = readConfig({
    CACHE: 'varnish',
    CACHE_URL: 'http://10.0.0.5/  http://10.0.0.6:81',
  });
  expect(edge).toMatchObject({ kind: 'varnish', urls: ['http://10.0.0.5', 'http://10.0.0.6:81'] });
});

describe('[server-config] invalid variables are named', () => {
  test.each([
    [{ PORT: '80x' }, 'PORT must be a port, 0 to 65535. It is “80x”.'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ ORIGIN: 'news.example.com' }, 'ORIGIN must be the site’s public address'],
    [{ ORIGIN: 'https://example.com/news' }, 'ORIGIN must be the site’s public address'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must begin with postgres://'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 12 characters or more.'],
    [{ MAIL_URL: 'smtp://mail' }, 'MAIL_URL is set, so MAIL_FROM must be set, too.'],
    [{ S3_BUCKET_URL: 'https://b.example' }, 'S3_ACCESS_KEY_ID must be set'],
    [{ DAYBREAK_DEMO: '1', HOST: '0.0.0.0' }, 'HOST must be 127.0.0.1 with DAYBREAK_DEMO'],
    [{ DATABASE_URL: 'postgres://h/d', DATABASE_FILE: 'x' }, 'one database only'],
    [{ DATABASE_LISTEN_URL: 'poll' }, 'DATABASE_LISTEN_URL is set, so DATABASE_URL must be set'],
    [
      { DATABASE_URL: 'postgres://h/d', DATABASE_LISTEN_URL: 'polls' },
      'DATABASE_LISTEN_URL must be `poll`, or begin with postgres://',
    ],
    [{ CACHE: 'squid' }, 'CACHE must be one of varnish, fastly, cloudflare. It is “squid”.'],
    [{ CACHE: 'varnish' }, 'CACHE is set, so CACHE_URL must be set'],
    [{ CACHE: 'fastly', CACHE_TOKEN: 'x' }, 'CACHE is set, so CACHE_SERVICE must be set'],
    [{ CACHE_URL: 'http://127.0.0.1:6081' }, 'CACHE_URL is set, so CACHE must be set'],
    [{ CACHE: 'varnish', CACHE_URL: '127.0.0.1:6081' }, 'must be addresses with http://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies'],
  ])('%j', (environment, message) => {
    expect(faultOf(environment)).toContain(message);
  });

  test('all at once, and without secrets', () => {
    const fault = faultOf({ PORT: 'x', ADMIN_PASSWORD: 'hunter2', MAIL_URL: 'ftp://secret@x' });
    expect(fault.split('\n')).toHaveLength(3);
    expect(fault).not.toMatch(/hunter2|secret/);
  });
});
