/** Writes the homepage of a first visit into the browser edition, so that it is there before the script. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder, inProject } from './project.mjs';

const site = 'dist/browser';

/** Marks a first visit of the homepage: nothing is stored, so that it shows the samples. */
const isFirst = `try{if(location.pathname==='/'&&localStorage.length===0)document.documentElement.dataset.first=''}catch{}`;

/** Removes the front where it isn't what the script will show. */
const remove = `if(!('first' in document.documentElement.dataset))document.getElementById('root').textContent=''`;

/** Hides it until it is removed, and where the script never comes. */
const hidden = 'html:not([data-first]) #root>[data-front]{display:none}';

/** Replaces a part of a text that must be there. @param {string} text @param {string} part @param {string} by */
function replaced(text, part, by) {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`);
  return text.replace(part, () => by);
}

/** The inside of the first element of a kind. @param {string} html @param {'style' | 'body'} tag */
function insideOf(html, tag) {
  const [, begun = ''] = html.split(new RegExp(`<${tag}\\b[^>]*>`), 2);
  return begun.split(`</${tag}>`)[0] ?? '';
}

/** @param {string} name of a program in `dist/server` */
const loadBuilt = (name) => import(pathToFileURL(inProject('dist/server', `${name}.js`)).href);

/**
 * Renders the homepage of a first visit: its rules and its markup, without the day, which is that of the reader.
 * @param {object} manifest @param {(address: string) => string} readBuilt
 */
async function render(manifest, readBuilt) {
  const [{ createRenderer }, { openSamples }] = await Promise.all([
    loadBuilt('render'),
    loadBuilt('open-samples'),
  ]);
  /** @type {Response} */
  const answer = await createRenderer({ manifest, readBuilt }).render(
    new Request('http://in-page.invalid/'),
    { clientFor: openSamples(), siteKey: '' },
  );
  if (answer.status !== 200) throw new Error(`The homepage answered ${answer.status}.`);
  const html = await answer.text();
  const markup = insideOf(html, 'body')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/(<[^>]*\bdata-today\b[^>]*>)[^<]*/g, '$1\u00a0');
  return { rules: insideOf(html, 'style'), markup };
}

/** Changes `dist/browser/index.html`, after both editions are built. */
export async function prerenderFront() {
  const built = JSON.parse(readFileSync(inProject('dist/browser-manifest.json'), 'utf8'));
  const index = readFileSync(inProject(site, 'index.html'), 'utf8');
  const [link = '', styles = ''] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(index) ?? [];
  const islands = filesUnder('src').filter((file) => file.endsWith('.island.tsx'));
  // Islands are never hydrated here: the script replaces the whole page.
  const manifest = {
    ...built,
    'page.ts': { file: '' },
    'page/hydrate-island.tsx': { file: '' },
    'admin.tsx': { file: '' },
    '../ui/kit/styles.css': { file: styles },
    '../ui/kit/fonts.css': { file: 'faces' },
    ...Object.fromEntries(islands.map((file) => [file, { file: '' }])),
  };
  const css = readFileSync(inProject(site, styles), 'utf8');
  const { rules, markup } = await render(manifest, (address) => (address === '/faces' ? '' : css));
  const withHead = replaced(
    replaced(index, link, ''),
    '<style>',
    `<script>${isFirst}</script>\n<style>${hidden}${rules}</style>\n<style>`,
  );
  // The style sheet comes after the words, which have the rules that they need.
  const root = `<div id="root"><div data-front>${markup}</div></div>\n<script>${remove}</script>\n${link}`;
  writeFileSync(inProject(site, 'index.html'), replaced(withHead, '<div id="root"></div>', root));
}
