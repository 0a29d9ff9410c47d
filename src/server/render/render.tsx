import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { type Report, retryHeaders } from '#api/problem.ts';
import { shareCards } from '#core/image/share-card.ts';
import { speakLocale } from '#core/locale/speak-locale.ts';
import { clientContext, secondFactorClientContext } from '#ui/client-context.ts';
import type { AnsweredForm, ServerPage } from '#ui/kit/page/server-page.ts';
import { secretPages } from '#ui/page-traits.ts';
import { PAGES_ROUTE_ID } from '#ui/reader-routes.tsx';
import { adminPatterns, spelledPath } from '#ui/routes.ts';
import type { ClientsForPages } from '../page-renderer.ts';
import type { RenderingTurns } from '../pages/rendering-turns.ts';
import { AdminDocument, endOfStyles } from './document.tsx';
import { errorForReader, presentable, statusOf } from './failure-of-page.ts';
import { type FlashSetting, flashIn, flashOf, noFlash } from './flash.ts';
import { inlineScripts } from './inline-scripts.ts';
import type { Manifest } from './manifest.ts';
import { createPageDocuments, ofSite, type PageSetting } from './page-documents.tsx';
import { answeredForm, doneForm, formDataOf, isOutcome, senderOf } from './posted-form.ts';
import { renderInTurns } from './render-in-turns.ts';

export interface RendererSetting {
  /** Vite's manifest of `dist/public`. */
  manifest: Manifest;
  /** Reads a file in `dist/public` by its address. */
  readBuilt: (address: string) => string;
  /** The site's own address, for canonical links; default: that of each request. */
  origin?: string;
  /** Reports an unexpected error; default: the console. */
  report?: Report;
}

/** Dependencies of one page's rendering. */
interface Tools {
  clientFor: ClientsForPages;
  siteKey: string;
  /** Queue for the rendering itself; default: none. */
  inTurn?: RenderingTurns;
}

export interface Renderer {
  /** Answers every page address, with an error page at worst. */
  render: (request: Request, tools: Tools) => Promise<Response>;
  spelledPath: (path: string) => string;
  /** Texts of the inline scripts of pages, for the Content-Security-Policy. */
  inlineScripts: readonly string[];
}

const doctype = Buffer.from('<!doctype html>');

function htmlAnswer(html: Uint8Array, status: number, passedBack?: Headers): Response {
  const headers = new Headers({
    ...retryHeaders(status),
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  for (const [name, value] of passedBack ?? []) headers.append(name, value);
  return new Response(Buffer.concat([doctype, html]), { status, headers });
}

/** Copies a redirect, whose headers are immutable. */
function withHeaders(redirect: Response, passedBack: Headers): Response {
  const headers = new Headers(redirect.headers);
  for (const [name, value] of passedBack) headers.append(name, value);
  return new Response(null, { status: redirect.status, headers });
}

const isOfBackOffice = (path: string): boolean =>
  path === adminPatterns.access || path.startsWith(`${adminPatterns.access}/`);

/** True if a loader forbids caching because data is missing at the moment. */
const isForThisMoment = ({ loaderHeaders }: StaticHandlerContext): boolean =>
  Object.values(loaderHeaders).some((headers) => headers.get('cache-control') === 'no-store');

/** Data of a page in addition to its routes' loader data. */
type PageExtras = Omit<PageSetting, 'turnIfDue' | 'cards'> & { pause: () => Promise<void> };

/** A page request in progress. */
interface Job {
  request: Request;
  /** Creates the context of a loading, with a client of its own: an action can have ended the sender's session. */
  newContext: () => RouterContextProvider;
  /** Headers that the API set: cookies and `Clear-Site-Data`. */
  passedBack: Headers;
  origin: string;
  flash: FlashSetting;
  inTurn: RenderingTurns;
}

/** Creates the renderer of the site's pages as whole documents. */
export function createRenderer(setting: RendererSetting) {
  const { manifest, readBuilt, origin, report = console.error } = setting;
  const {
    files,
    rulesFor,
    handler,
    documentOf: elementOf,
  } = createPageDocuments({
    manifest,
    readBuilt,
    script: 'page.ts',
  });

  function jobOf(
    request: Request,
    { clientFor, siteKey, inTurn = (render) => render(setImmediate) }: Tools,
  ): Job {
    const passedBack = new Headers();
    const newContext = (): RouterContextProvider => {
      const client = clientFor({ request, headers: passedBack });
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(secondFactorClientContext, client);
      return context;
    };
    const site = origin ?? new URL(request.url).origin;
    const flash = { isHttps: site.startsWith('https:'), siteKey };
    return { request, newContext, passedBack, origin: site, flash, inTurn };
  }

  async function markupOf(page: StaticHandlerContext, given: PageExtras): Promise<Uint8Array> {
    const { pause: letOthers, ...extras } = given;
    const { look } = ofSite(page);
    // Others may have been made meanwhile, of a look that was published before or after this one.
    const pause = (): Promise<void> => letOthers().then(() => speakLocale(look.locale));
    speakLocale(look.locale);
    const document = (turnIfDue: ServerPage['turnIfDue']) =>
      elementOf(page, { ...extras, cards: shareCards, turnIfDue });
    const markup = await renderInTurns(document, { pause });
    const at = markup.indexOf(endOfStyles);
    if (at < 0) throw new Error('The document has no style.');
    // Tags and classes are ASCII, and a string of one byte a character is searched faster.
    const rules = rulesFor(markup.toString('latin1'));
    return Buffer.concat([markup.subarray(0, at), rules, markup.subarray(at)]);
  }

  /** Renders a page; if a component throws, renders the error page, at worst without the frame. */
  async function documentOf(page: StaticHandlerContext, extras: PageExtras) {
    try {
      return { html: await markupOf(page, extras), status: statusOf(page) };
    } catch (error) {
      const shown = errorForReader(error, report);
      const failedAt = (route: string) => ({ ...page, errors: { [route]: shown } });
      try {
        return { html: await markupOf(failedAt(PAGES_ROUTE_ID), extras), status: 500 };
      } catch {
        const bare = { ...failedAt('site'), loaderData: {} };
        return { html: await markupOf(bare, extras), status: 500 };
      }
    }
  }

  /** Renders the page at the request's address; `problem` replaces its content. */
  async function pageAnswer(job: Job, refused?: AnsweredForm, problem?: unknown) {
    const { request, newContext, passedBack } = job;
    const asked = new Request(request.url, { headers: request.headers });
    const page = await handler.query(asked, { requestContext: newContext() });
    if (page instanceof Response) return withHeaders(page, passedBack);
    const errors = problem === undefined ? page.errors : { [PAGES_ROUTE_ID]: problem };
    const flash = flashIn(request, job.flash);
    const { html, status } = await job.inTurn((pause) =>
      documentOf(presentable({ ...page, errors }, report), {
        origin: job.origin,
        pause,
        toast: refused?.outcome.toast ?? flash?.toast,
        answeredForm: refused ?? doneForm(flash),
      }),
    );
    if (flash) passedBack.append('set-cookie', noFlash(job.flash));
    const shown = refused ? (refused.outcome.status ?? 422) : status;
    const answer = htmlAnswer(html, shown, passedBack);
    // The profile may be kept, for the back button: a restored page reloads when its reader has changed.
    // By the route: its address has other spellings, such as a trailing slash.
    const isSecret = page.matches.some(({ route }) => secretPages.includes(route.path ?? ''));
    if (isSecret || isForThisMoment(page)) answer.headers.set('cache-control', 'no-store');
    if (isSecret) answer.headers.set('x-robots-tag', 'noindex');
    return answer;
  }

  /** Runs a form's action; redirects, or shows the page again with the errors. */
  async function formAnswer(job: Job): Promise<Response> {
    const { request, newContext, passedBack } = job;
    let outcome: unknown;
    let form: FormData;
    try {
      form = await formDataOf(request.clone());
      outcome = await handler.queryRoute(request, { requestContext: newContext() });
    } catch (error) {
      return pageAnswer(job, undefined, error);
    }
    if (outcome instanceof Response) return withHeaders(outcome, passedBack);
    if (!isOutcome(outcome)) return pageAnswer(job);
    if (!outcome.isDone) return pageAnswer(job, answeredForm(form, outcome));
    const { id } = answeredForm(form, outcome);
    const place = outcome.isAtForm && id ? `#${encodeURIComponent(id)}` : '';
    const location = outcome.goTo ?? `${senderOf(request)}${place}`;
    const answer = new Response(null, { status: 303, headers: { location } });
    for (const cookie of flashOf({ toast: outcome.toast, form: id }, job.flash)) {
      passedBack.append('set-cookie', cookie);
    }
    return withHeaders(answer, passedBack);
  }

  const renderer: Renderer = {
    spelledPath,
    inlineScripts: Object.values(inlineScripts),
    render: async (request, tools) => {
      if (isOfBackOffice(new URL(request.url).pathname)) {
        const answer = htmlAnswer(
          Buffer.from(renderToStaticMarkup(<AdminDocument files={files} />)),
          200,
        );
        // The pages of the application also set it in their heads.
        answer.headers.set('x-robots-tag', 'noindex');
        return answer;
      }
      const job = jobOf(request, tools);
      return request.method === 'POST' ? formAnswer(job) : pageAnswer(job);
    },
  };
  return renderer;
}
