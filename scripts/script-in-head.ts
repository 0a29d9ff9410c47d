import type { Plugin } from 'vite';
import { headScript } from '../src/ui/kit/behaviours/head-script.ts';

/** Reads the site's default theme from the settings, if they were ever saved in this browser. */
const defaultScript = `try{document.documentElement.dataset.themeDefault=JSON.parse(localStorage.getItem('siteSettings'))[0].themeDefault}catch{}`;

/** Runs what must happen before the first paint of the browser edition. */
export function scriptInHead(): Plugin {
  return {
    name: 'script-in-head',
    transformIndexHtml: () => [
      { tag: 'script', children: `${defaultScript}\n${headScript}`, injectTo: 'head-prepend' },
    ],
  };
}
