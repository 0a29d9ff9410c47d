/**
 * Before the first paint, so that no page shows in the wrong theme: the reader's own choice, else
 * the site's default, else what the system prefers. Says the same as `ui/kit/theme.ts`.
 */
const themeScript = `(()=>{const d=document.documentElement.dataset;let t;try{t=localStorage.getItem('vite-ui-theme')}catch{}
if(!/^(light|dark|system)$/.test(t))t=d.themeDefault;
d.theme=t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

/** Pages that depend on who asks, or that do something, are fetched only when they are opened. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/api/*',
                '/media/*',
                '/login',
                '/register',
                '/profile',
                '/newsletter/*',
              ],
            },
          },
          { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** What pages carry in themselves; a content policy must let these through. */
export const inlineScripts = { theme: themeScript, speculation: speculationRules } as const;
