import { headScript } from '#ui/kit/behaviours/head-script.ts';
import { pagesFetchedLate } from '#ui/page-traits.ts';
import { drawScript } from '#ui/reader/article-list/draw-script.ts';

/**
 * Loads the page's script and fonts after the first paint, so that they don't compete with what it needs;
 * until then, local fonts with matched metrics are shown. Fonts that are cached from an earlier page are
 * used at once. Browsers may not report their first paint, so `load` starts them as well.
 */
const afterPaintScript = `(()=>{const {dataset:d,previousElementSibling:faces}=document.currentScript,key='daybreak-fonts';let begun;
const add=(tag,as)=>document.head.append(Object.assign(document.createElement(tag),as)),use=()=>{faces.media='all';document.fonts.addEventListener('loadingdone',()=>{try{localStorage.setItem(key,d.fonts)}catch{}})},
begin=()=>{if(begun)return;begun=1;for(const src of d.modules.split(' '))add('script',{type:'module',src});use()};
try{if(localStorage.getItem(key)===d.fonts){for(const href of d.fonts.match(/\\S+/g)??[])add('link',{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href});use()}}catch{}
new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(begin,500))})()`;

/**
 * Records events and load errors until the page's script has loaded, which replays them
 * (`main/page/early-events.ts`): once per element, since users repeat clicks on an unresponsive button.
 * Links and submit buttons work without script.
 */
const earlyEventsScript = `self.early=[];for(const type of ['click','change','input','error'])addEventListener(type,e=>{
if(self.early&&e.target.closest?.(type=='click'?'button[type=button]':'*')&&!early.some(o=>o.type==type&&o.target==e.target))early.push(e)},true)`;

/** Prefetches pages on hover, except those that differ by reader or have effects. */
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
 * View transitions between documents. Enabled in the page: from a style sheet, a layout read before it
 * has loaded would skip the transition. Enabled by script: a transition that is interrupted, by a quick
 * reader or a slow page, is an uncaught error unless handled. One that starts too late emits no event, so
 * `unhandledrejection` handles it. Modules run too late for these events.
 */
const transitionScript = `document.head.append(Object.assign(document.createElement('style'),{textContent:'@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'}));
for(const type of ['pageswap','pagereveal'])addEventListener(type,({viewTransition:t})=>{
if(t)for(const end of [t.ready,t.finished])end.catch(()=>{})});
addEventListener('unhandledrejection',e=>{
if(e.reason?.name==='InvalidStateError'&&e.reason.message.startsWith('Transition was'))e.preventDefault()})`;

/** Hides controls that need JavaScript where there is none, overriding other rules. */
export const styleWithoutScript = '.needs-script{display:none!important}';

/** Inline scripts of pages; the Content-Security-Policy must allow them. */
export const inlineScripts = {
  head: headScript,
  transition: transitionScript,
  afterPaint: afterPaintScript,
  earlyEvents: earlyEventsScript,
  speculation: speculationRules,
  draw: drawScript,
} as const;
