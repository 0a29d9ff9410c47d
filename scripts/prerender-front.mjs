/** Writes the homepage of a first visit into the browser edition, so that it is there before the script. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder, inProject } from './project.mjs';

const site = 'dist/browser';

/** Origin of the rendered page, which has none. */
const NOWHERE = 'http://in-page.invalid';

/** Shows the front at a first visit of the homepage: nothing is stored, so that it shows the samples. */
const showIfFirst = `{const{currentScript:script}=document,front=script.previousElementSibling;try{if(location.pathname==='/'&&localStorage.length===0)document.getElementById('root').append(front.content)}catch{}front.remove();script.remove()}`;

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
  const answer = await createRenderer({ manifest, readBuilt }).render(new Request(`${NOWHERE}/`), {
    clientFor: openSamples(),
    siteKey: '',
  });
  if (answer.status !== 200) throw new Error(`The homepage answered ${answer.status}.`);
  const html = await answer.text();
  const markup = insideOf(html, 'body')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/(<[^>]*\bdata-today\b[^>]*>)[^<]*/g, '$1\u00a0')
    // Nobody takes what is sent before the script is there.
    .replaceAll(/<form(?=[^>]*method="post")/g, '<form onsubmit="return false"')
    .replaceAll(NOWHERE, '');
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
  // In a template, which loads no pictures where it isn't shown. The style sheet comes after the words, which have the rules
  // that they need.
  const front = `<template><style>${rules}</style><div data-front>${markup}</div></template>`;
  const root = `<div id="root"></div>\n${front}<script>${showIfFirst}</script>\n${link}`;
  const written = replaced(replaced(index, link, ''), '<div id="root"></div>', root);
  writeFileSync(inProject(site, 'index.html'), written);
}
