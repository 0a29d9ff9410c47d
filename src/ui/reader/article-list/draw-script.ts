/**
 * Inline script after a tested title: shows one of the two, at random, before the first paint, and says which, for
 * `main/page/count-views.ts`.
 */
export const drawScript = `(({previousElementSibling:s})=>{const isSecond=Math.random()<.5;s.dataset.drawn=isSecond?'second':'first';
s.firstChild.hidden=isSecond;s.lastChild.hidden=!isSecond})(document.currentScript)`;
