/**
 * Before the first paint, so that no page shows in the wrong theme: the reader's own choice, else
 * the site's default, else what the system prefers. Says the same as `ui/kit/theme.ts`.
 */
const themeScript = `(()=>{const d=document.documentElement.dataset;let t;try{t=localStorage.getItem('vite-ui-theme')}catch{}
if(!/^(light|dark|system)$/.test(t))t=d.themeDefault;
d.theme=t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

/**
 * What the first paint doesn't need comes after it, and shares the line with nothing that it waits for: the
 * page's script, and the fonts, in whose place stand local faces that are matched to them. Whoever has
 * the fonts, since an earlier page, gets them with the first paint. A browser may keep to itself when it
 * painted.
 */
const afterPaintScript = `(()=>{const {dataset:d,previousElementSibling:faces}=document.currentScript,key='daybreak-fonts';let begun;
const add=(tag,as)=>document.head.append(Object.assign(document.createElement(tag),as)),use=()=>{faces.media='all';document.fonts.addEventListener('loadingdone',()=>{try{localStorage.setItem(key,d.fonts)}catch{}})},
begin=()=>{if(begun)return;begun=1;for(const src of d.modules.split(' '))add('script',{type:'module',src});use()};
try{if(localStorage.getItem(key)===d.fonts){for(const href of d.fonts.split(' '))add('link',{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href});use()}}catch{}
new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(begin,500))})()`;

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
  afterPaint: afterPaintScript,
  speculation: speculationRules,
} as const;
