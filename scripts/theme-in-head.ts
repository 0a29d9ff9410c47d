import type { Plugin } from 'vite';
import { themeScript } from '../src/ui/kit/behaviours/theme-script.ts';

/** Reads the site's default theme from the settings, if they were ever saved in this browser. */
const defaultScript = `try{document.documentElement.dataset.themeDefault=JSON.parse(localStorage.getItem('siteSettings'))[0].themeDefault}catch{}`;

/** Sets the theme before the first paint of the browser edition. */
export function themeInHead(): Plugin {
  return {
    name: 'theme-in-head',
    transformIndexHtml: () => [
      { tag: 'script', children: `${defaultScript}\n${themeScript}`, injectTo: 'head-prepend' },
    ],
  };
}
