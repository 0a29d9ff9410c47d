import { DEFAULT_LOCALE } from '#core/locale/site-locale.ts';
import * as words from '#core/words/http-words.ts';
import { somethingWentWrongWith } from '#core/words/request-words.ts';
import { currentRequest } from './current-request.ts';
import { type HttpProblem, httpProblems } from './http-problem.ts';

/** Inline and small, since it must work when nothing else does. */
const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;
box-sizing:border-box;font:18px/1.5 Georgia,serif;color:#1c1917;background:#fffdf8;color-scheme:light dark}
h1{margin:0;font-size:32px;line-height:1.2}p{margin:0}a{color:inherit}
@media (prefers-color-scheme:dark){body{color:#f5f0e6;background:#171412}}`;

/** HTML of an error page that depends on nothing else, for when no page can be rendered. */
export function staticErrorHtml(code: HttpProblem): string {
  const { title, detail: usual } = httpProblems[code];
  const id = code === 'unexpected' ? currentRequest()?.id : undefined;
  const detail = id === undefined ? usual : somethingWentWrongWith(id);
  return `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head><body><h1>${title}</h1><p>${detail}</p>
<p><a href="/">${words.goToTheFrontPage}</a></p></body></html>`;
}

const headersOfHtml = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

/** The error page as an answer. */
export const staticErrorPage = (
  code: HttpProblem,
  headers: Record<string, string> = {},
): Response =>
  new Response(staticErrorHtml(code), {
    status: httpProblems[code].status,
    headers: { ...headers, ...headersOfHtml },
  });
