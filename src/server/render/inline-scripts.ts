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

/**
 * A transition between documents that is cut short, by a quick reader or a slow page, simply does
 * not show; unheard, it would be an uncaught error. Modules run too late to hear of it.
 */
const transitionScript = `for(const type of ['pageswap','pagereveal'])addEventListener(type,({viewTransition:t})=>{
if(t)for(const end of [t.ready,t.finished])end.catch(()=>{})})`;

/**
 * Documents follow each other without a flash. Said in the page, for whoever measures it before its
 * style sheet has come would have the browser call the transition off, with an uncaught error.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** What pages carry in themselves; a content policy must let these through. */
export const inlineScripts = {
  theme: themeScript,
  transition: transitionScript,
  speculation: speculationRules,
} as const;
