import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  type EdgeKind,
  type LogLevel,
  type SetVariables,
  type VariableName,
  variables,
} from './variables.ts';

/** A cache in front of the site. */
export interface EdgeConfig {
  kind: EdgeKind;
  /** Addresses at which it is purged; empty for the public one of its kind. */
  urls: readonly string[];
  /** Fastly's service or Cloudflare's zone. */
  service: string;
  token: string;
}

/** Configuration of this process. */
export interface Config {
  host: string;
  port: number;
  /** Number of processes that share the port. */
  processes: number;
  /** Time between the signal to end and the end of serving. */
  drainSeconds: number;
  /** The public address, such as `https://news.example.com`; see `originsOf` for its default. */
  origin?: string;
  trustedProxies: number;
  database:
    | { url: string; listenUrl?: string; readUrl?: string; prepares: boolean }
    | { file: string };
  dataFolder: string;
  adminPassword?: string;
  isDemo: boolean;
  mail?: { url: string; from: string };
  objectStore?: {
    bucketUrl: string;
    accessKeyId: string;
    secretAccessKey: string;
    region: string;
  };
  /** The cache in front of the site that is purged. */
  edge?: EdgeConfig;
  /** Address and port at which metrics are told. */
  metrics?: { host: string; port: number };
  /** Origins of push services trusted in addition to those of browser vendors. */
  pushServices: readonly string[];
  logLevel: LogLevel;
}

/** Origins under which the site's pages are opened, the one to show first. */
export const originsOf = ({ origin }: Pick<Config, 'origin'>, port: number): string[] =>
  origin === undefined
    ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)
    : [origin];

/** Warnings about a configuration that is valid but risky. */
export const risksOf = ({ host, origin }: Pick<Config, 'host' | 'origin'>): string[] =>
  origin === undefined && !loopback.has(host)
    ? [
        `HOST is ${host}, which other machines reach, and ORIGIN is not set. Forms that are sent from any address but localhost are refused as foreign, links in letters and feeds lead to localhost, pages name the host that their caller asks for, and cookies are not Secure. Set ORIGIN to the address that readers type.`,
      ]
    : [];

/** The environment is invalid; the message has a line per faulty variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Hosts that only this machine can reach. */
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

function readVariables(environment: Record<string, string | undefined>): SetVariables {
  const found: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema, isSecret }] of Object.entries(variables)) {
    const text = environment[name];
    // Many tools write an unset variable as an empty one.
    if (text === undefined || text === '') continue;
    const parsed = z.safeParse(schema, text);
    if (parsed.success) found[name] = parsed.data;
    else {
      const given = isSecret ? '' : ` It is “${text}”.`;
      faults.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not understood'}.${given}`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return found;
}

function faultsBetween(set: SetVariables, host: string): string[] {
  const faults: string[] = [];
  const needs = (name: VariableName, others: VariableName[]): void => {
    for (const other of others) {
      if (set[name] !== undefined && set[other] === undefined) {
        faults.push(`${name} is set, so ${other} must be set, too.`);
      }
    }
  };
  needs('MAIL_URL', ['MAIL_FROM']);
  needs('DATABASE_LISTEN_URL', ['DATABASE_URL']);
  needs('DATABASE_READ_URL', ['DATABASE_URL']);
  if (set.CACHE === 'varnish') needs('CACHE', ['CACHE_URL']);
  else needs('CACHE', ['CACHE_SERVICE', 'CACHE_TOKEN']);
  needs('CACHE_URL', ['CACHE']);
  needs('S3_BUCKET_URL', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (set.DATABASE_URL !== undefined && set.DATABASE_FILE !== undefined) {
    faults.push('DATABASE_URL and DATABASE_FILE are both set; one database only.');
  }
  if (set.DAYBREAK_DEMO && !loopback.has(host)) {
    faults.push(
      `HOST must be 127.0.0.1 with DAYBREAK_DEMO: everybody knows the demo’s password. It is “${host}”.`,
    );
  }
  if (set.DAYBREAK_DEMO && set.ADMIN_PASSWORD !== undefined) {
    faults.push('ADMIN_PASSWORD has no effect with DAYBREAK_DEMO; set one of them.');
  }
  return faults;
}

function databaseOf(set: SetVariables, dataFolder: string): Config['database'] {
  const { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl, DATABASE_PREPARE: prepares } = set;
  if (url) {
    return {
      url,
      ...(listenUrl ? { listenUrl } : {}),
      ...(set.DATABASE_READ_URL ? { readUrl: set.DATABASE_READ_URL } : {}),
      prepares: prepares ?? listenUrl === undefined,
    };
  }
  return { file: resolve(set.DATABASE_FILE ?? join(dataFolder, 'daybreak.sqlite')) };
}

/** Settings present only if the environment has them. */
function optionalParts(
  set: SetVariables,
): Pick<Config, 'mail' | 'objectStore' | 'adminPassword' | 'edge' | 'metrics'> {
  const parts: ReturnType<typeof optionalParts> = {};
  if (set.ADMIN_PASSWORD !== undefined) parts.adminPassword = set.ADMIN_PASSWORD;
  if (set.MAIL_URL && set.MAIL_FROM) parts.mail = { url: set.MAIL_URL, from: set.MAIL_FROM };
  if (set.METRICS_LISTEN) parts.metrics = set.METRICS_LISTEN;
  if (set.CACHE) {
    const { CACHE_URL: urls = [], CACHE_SERVICE: service = '', CACHE_TOKEN: token = '' } = set;
    parts.edge = { kind: set.CACHE, urls, service, token };
  }
  const { S3_BUCKET_URL: bucketUrl, S3_ACCESS_KEY_ID: accessKeyId, S3_REGION: region } = set;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (bucketUrl && accessKeyId && secretAccessKey) {
    parts.objectStore = { bucketUrl, accessKeyId, secretAccessKey, region: region ?? 'auto' };
  }
  return parts;
}

/**
 * Reads and checks the whole environment.
 * @throws ConfigError that names every invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = readVariables(environment);
  const host = set.HOST ?? '127.0.0.1';
  const faults = faultsBetween(set, host);
  if (faults.length > 0) throw new ConfigError(faults);
  const port = set.PORT ?? 3000;
  const dataFolder = resolve(set.DATA_DIR ?? '.data');
  return {
    host,
    port,
    processes: set.PROCESSES ?? 1,
    drainSeconds: set.DRAIN_SECONDS ?? 0,
    ...(set.ORIGIN === undefined ? {} : { origin: set.ORIGIN }),
    trustedProxies: set.TRUST_PROXY ?? 0,
    database: databaseOf(set, dataFolder),
    dataFolder,
    isDemo: set.DAYBREAK_DEMO ?? false,
    pushServices: set.PUSH_SERVICES ?? [],
    logLevel: set.LOG_LEVEL ?? 'info',
    ...optionalParts(set),
  };
}
