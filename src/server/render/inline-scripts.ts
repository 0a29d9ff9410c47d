import { themeScript } from '#ui/kit/behaviours/theme-script.ts';
import { pagesFetchedLate } from '#ui/page-traits.ts';

/**
 * Loads the page's script and the fonts after the first paint, so that they don't compete with what
 * it needs; until then, local faces with matched metrics replace the fonts. A reader who has the
 * fonts from an earlier page gets them with the first paint. A browser may not report its paint, so
 * `load` starts them, too.
 */
const afterPaintScript = `(()=>{const {dataset:d,previousElementSibling:faces}=document.currentScript,key='daybreak-fonts';let begun;
const add=(tag,as)=>document.head.append(Object.assign(document.createElement(tag),as)),use=()=>{faces.media='all';document.fonts.addEventListener('loadingdone',()=>{try{localStorage.setItem(key,d.fonts)}catch{}})},
begin=()=>{if(begun)return;begun=1;for(const src of d.modules.split(' '))add('script',{type:'module',src});use()};
try{if(localStorage.getItem(key)===d.fonts){for(const href of d.fonts.split(' '))add('link',{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href});use()}}catch{}
new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(begin,500))})()`;

/**
 * Keeps what is done to the page, and what fails in it, until the page's script has come, which repeats it
 * (`main/page/early-events.ts`): once for each element, for a button that does not answer is pressed again.
 * Links and submit buttons work by themselves.
 */
const earlyEventsScript = `self.early=[];for(const type of ['click','change','input','error'])addEventListener(type,e=>{
if(self.early&&e.target.closest?.(type=='click'?'button[type=button]':'*')&&!early.some(o=>o.type==type&&o.target==e.target))early.push(e)},true)`;

/** Pages that depend on who asks, or that do something, are fetched only when they are opened. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin*', '/api/*', '/media/*', ...pagesFetchedLate],
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
 * View transitions between documents. Enabled inside the page: from a style sheet, a layout read
 * before that has loaded would make the browser skip the transition. Enabled by script: a
 * transition that is cut short, by a quick reader or a slow page, is an uncaught error unless
 * handled. One that comes too late for a page that shows already is in no event, so
 * `unhandledrejection` handles it. Modules run too late for these events.
 */
const transitionScript = `document.head.append(Object.assign(document.createElement('style'),{textContent:'@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'}));
for(const type of ['pageswap','pagereveal'])addEventListener(type,({viewTransition:t})=>{
if(t)for(const end of [t.ready,t.finished])end.catch(()=>{})});
addEventListener('unhandledrejection',e=>{
if(e.reason?.name==='InvalidStateError'&&e.reason.message.startsWith('Transition was'))e.preventDefault()})`;

/** Without script, what does nothing without it is not there, whatever else is said of it. */
export const styleWithoutScript = '.needs-script{display:none!important}';

/** Inline scripts of pages; the content security policy must allow them. */
export const inlineScripts = {
  theme: themeScript,
  transition: transitionScript,
  afterPaint: afterPaintScript,
  earlyEvents: earlyEventsScript,
  speculation: speculationRules,
} as const;
