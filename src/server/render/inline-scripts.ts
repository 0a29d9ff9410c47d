/**
 * Before the first paint, so that no page shows in the wrong theme: the reader's own choice, else
 * the site's default, else what the system prefers. Says the same as `ui/kit/theme.ts`.
 */
const themeScript = `(()=>{const d=document.documentElement.dataset;let t;try{t=localStorage.getItem('vite-ui-theme')}catch{}
if(!/^(light|dark|system)$/.test(t))t=d.themeDefault;
d.theme=t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

/**
 * Whoever has the fonts already gets them before the first paint, so that none of their text changes face.
 * Whoever has not reads at once, in the local faces matched to them: nothing that the first paint waits
 * for shares the line with the fonts. `main/page/remember-fonts.ts` notes that they have come.
 */
const fontsScript = `(()=>{const f=document.currentScript.dataset.fonts;try{if(localStorage.getItem('fonts')!==f)return}catch{return}
for(const href of f.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))})()`;

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
 * Documents follow each other without a flash. Asked for in the page, for whoever measures it before
 * its style sheet has come would have the browser call the transition off; and by script, for one
 * that is cut short, by a quick reader or a slow page, is an uncaught error unless it is heard; one
 * that comes too late for a page that shows already is never handed out to be heard.
 * Modules run too late to hear of it.
 */
const transitionScript = `document.head.append(Object.assign(document.createElement('style'),{textContent:'@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'}));
for(const type of ['pageswap','pagereveal'])addEventListener(type,({viewTransition:t})=>{
if(t)for(const end of [t.ready,t.finished])end.catch(()=>{})});
addEventListener('unhandledrejection',e=>{
if(e.reason?.name==='InvalidStateError'&&e.reason.message.startsWith('Transition was'))e.preventDefault()})`;

/** Without script, what does nothing without it is not there, whatever else is said of it. */
export const styleWithoutScript = '.needs-script{display:none!important}';

/** What pages carry in themselves; a content policy must let these through. */
export const inlineScripts = {
  theme: themeScript,
  transition: transitionScript,
  fonts: fontsScript,
  speculation: speculationRules,
} as const;
