import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { speakLocale } from '#core/locale/speak-locale.ts';
import { clientContext } from '#ui/client-context.ts';
import type { ExportedPages } from '../page-renderer.ts';
import { endOfStyles } from './document.tsx';
import { presentable, statusOf } from './failure-of-page.ts';
import { createPageDocuments, ofSite } from './page-documents.tsx';

function rethrow(error: unknown): never {
  throw error;
}

/** Makes the pages of an exported site; see `ExportedPages`. */
export const createExportedPages: ExportedPages = (setting) => {
  const { origin, client, cards } = setting;
  const { handler, rulesFor, documentOf } = createPageDocuments({
    ...setting,
    script: 'exported-page.ts',
  });
  return async (path: string): Promise<Response> => {
    const requestContext = new RouterContextProvider();
    requestContext.set(clientContext, client);
    const loaded = await handler.query(new Request(origin + path), { requestContext });
    if (loaded instanceof Response) return loaded;
    const page = presentable(loaded, rethrow);
    const site = ofSite(page);
    speakLocale(site.look.locale);
    const markup = renderToString(
      documentOf(page, { origin, cards, isExported: true, turnIfDue: () => undefined }),
    );
    const at = markup.indexOf(endOfStyles);
    const rules = new TextDecoder().decode(rulesFor(markup));
    return new Response(`<!doctype html>${markup.slice(0, at)}${rules}${markup.slice(at)}`, {
      status: statusOf(page),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
};
