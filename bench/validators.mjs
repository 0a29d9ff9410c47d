/**
 * Sends feeds, site maps and structured data of a site of 1,000 articles through validators that are not ours: libxml2 with the
 * schema of sitemaps.org, feedsmith, and Adobe's validator of Google's rules for structured data. Fails on any error.
 * bench/README.md explains the figures.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { inProject } from '../scripts/project.mjs';
import { runProgram } from '../scripts/run-tool.mjs';
import { fetchAnswer } from './contenders/fetch-answer.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { logIn } from './measures/log-in.mjs';

const ARTICLES = 1000;

/** Installed on first use and apart from the project's packages. */
const packages = [
  '@adobe/structured-data-validator@1.7.1',
  '@marbec/web-auto-extractor@2.2.1',
  'sitemap@9.0.1',
  'xmllint-wasm@5.3.0',
];
const validators = inProject('.cache', 'validators');

async function install() {
  if (existsSync(join(validators, 'node_modules/xmllint-wasm'))) return;
  await mkdir(validators, { recursive: true });
  await writeFile(join(validators, 'package.json'), '{ "private": true }\n');
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
  const { code, output } = await runProgram('npm', options, { cwd: validators });
  if (code !== 0) throw new Error(`The validators could not be installed:\n${output}`);
}

await install();
const requireThere = createRequire(join(validators, 'package.json'));
const { validateXML } = requireThere('xmllint-wasm');
const { default: Validator } = await import(
  pathToFileURL(requireThere.resolve('@adobe/structured-data-validator')).href
);
const extractorModule = await import(
  pathToFileURL(requireThere.resolve('@marbec/web-auto-extractor')).href
);
const Extractor = extractorModule.default;
// Google's schemas of pictures, films and news are nowhere but at Google: their elements are checked as XML alone.
const sitemapSchema = (
  await readFile(join(validators, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8')
).replaceAll('processContents="strict"', 'processContents="lax"');

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: false, folder });
const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
const server = await startDaybreak({ name: 'daybreak', database, folder });

/** @type {Map<string, number>} */
const checked = new Map();
/** @type {string[]} */
const errors = [];
/** @param {string} kind @param {string} path @param {readonly string[]} found */
function note(kind, path, found) {
  checked.set(kind, (checked.get(kind) ?? 0) + 1);
  errors.push(...found.map((one) => `${path}: ${one}`));
}

/** @param {string} path */
async function textAt(path) {
  const { status, body } = await fetchAnswer(server.port, path);
  if (status !== 200) throw new Error(`${path} answered with ${status}.`);
  return body.toString();
}

/** @param {string} kind @param {string} path @param {string} contents @param {string} [schema] */
async function checkXml(kind, path, contents, schema) {
  const options = { xml: [{ fileName: 'given.xml', contents }] };
  const { errors: found } = await validateXML(
    schema === undefined
      ? { ...options, normalization: 'format' }
      : { ...options, schema: [schema] },
  );
  note(
    kind,
    path,
    found.map((/** @type {{ message: string }} */ { message }) => message),
  );
}

/** @param {string} path @param {(text: string) => unknown} parse */
async function checkFeed(path, parse) {
  const text = await textAt(path);
  if (!path.endsWith('.json')) await checkXml('feeds, as XML', path, text);
  try {
    parse(text);
    note('feeds, as feeds', path, []);
  } catch (error) {
    note('feeds, as feeds', path, [String(error)]);
  }
}

/** Messages of severity `ERROR`, and apart from them the warnings. */
const warnings = new Map();
/** @param {string} path @param {string} html */
async function checkData(path, html) {
  const extracted = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    html,
  );
  /** @type {{ issueMessage: string, severity: string, path: { type: string }[] }[]} */
  const issues = await new Validator().validate(extracted);
  for (const { issueMessage, severity } of issues) {
    if (severity === 'WARNING') warnings.set(issueMessage, (warnings.get(issueMessage) ?? 0) + 1);
  }
  note(
    'pages with structured data',
    path,
    issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(
        ({ issueMessage, path: at }) =>
          `${issueMessage} (${at.map(({ type }) => type).join(' › ')})`,
      ),
  );
}

/** Publishes an article with every kind of what feeds and maps write, so that the map of news has one. */
async function publishToday() {
  const origin = `http://localhost:${server.port}`;
  const headers = {
    ...{ 'content-type': 'application/json', origin },
    cookie: await logIn(origin),
  };
  /** @param {string} path @param {object} body */
  const call = async (path, body) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { id, version } = await call('/api/admin/drafts', {
    title: 'Rain & <wind> reach “the coast”',
    category: 'India',
    author: 'Asha Rao',
    content: [
      { id: 'p', type: 'paragraph', content: 'Ponds are full & schools stay shut.' },
      { id: 'a', type: 'audio', src: 'https://files.example/rain.mp3', title: 'Listen' },
    ],
  });
  await call(`/api/admin/articles/${id}/publish`, { version });
}

try {
  await publishToday();
  const map = await textAt('/sitemap.xml');
  await checkXml('site maps', '/sitemap.xml', map, sitemapSchema);
  await checkXml(
    'site maps',
    '/news-sitemap.xml',
    await textAt('/news-sitemap.xml'),
    sitemapSchema,
  );
  const places = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  const sections = places
    .filter((path) => path.startsWith('/category/'))
    .map((path) => path.slice(10));
  const feeds = ['/feed', ...sections.map((slug) => `/feeds/${slug}`)];
  for (const feed of feeds) {
    await checkFeed(`${feed}.xml`, parseRssFeed);
    await checkFeed(`${feed}.atom`, parseAtomFeed);
    await checkFeed(`${feed}.json`, (text) => parseJsonFeed(JSON.parse(text)));
  }
  await checkFeed('/podcast.xml', parseRssFeed);
  for (const path of places) await checkData(path, await textAt(path));
} finally {
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}

for (const [kind, count] of checked) console.log(`${kind}: ${count}`);
for (const [message, count] of warnings)
  console.log(`recommended, not there: ${message} (${count})`);
console.log(`errors: ${errors.length}`);
for (const error of errors.slice(0, 20)) console.log(`  ${error}`);
if (errors.length > 0) process.exitCode = 1;
