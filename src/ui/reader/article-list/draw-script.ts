/**
 * Inline script after a headline that is tested: shows one of the two, at random, before the first paint, and says which, for
 * `main/page/count-views.ts`.
 */
export const drawScript = `(link=>{const {dataset:d}=link,isSecond=Math.random()<.5;d.drawn=isSecond?'second':'first';
if(isSecond)link.textContent=d.other})(document.currentScript.previousElementSibling.firstChild)`;
