import * as words from '#ui/words/admin/live-desk-words.ts';
import '../articles.css';
import './live.css';
import { type ReactNode, useState } from 'react';
import { redirect, useLoaderData, useParams } from 'react-router';
import { Problem } from '#api/problem.ts';
import { keyPointOf, SHOWN_KEY_POINTS } from '#core/article/live/live-entry.ts';
import type { LiveDesk } from '#core/article/live/live-page.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { AdminPage } from '../../parts/page-frame.tsx';
import { readSession } from '../../shell/read-session.ts';
import { Composer } from './composer.tsx';
import { EntryRow } from './entry-row.tsx';
import { LiveHeader } from './live-header.tsx';
import { newEntryId } from './use-entry-work.ts';

/** Key points as readers see them. */
function LiveAside({ desk: { keyPoints, total } }: { desk: LiveDesk }) {
  return (
    <aside
      aria-labelledby="key-points"
      className="bg-wash px-4 py-5 max-lg:hidden lg:overflow-auto lg:border-rule lg:border-e"
    >
      <h2 id="key-points" className="flex items-baseline justify-between font-bold text-ui">
        {words.keyPoints}
        <span className="font-normal text-meta">
          {words.shownOf(keyPoints.length, SHOWN_KEY_POINTS)}
        </span>
      </h2>
      <ol className="mt-1.5">
        {keyPoints.map((entry) => (
          <li key={entry.id} className="border-rule border-b py-2 text-ui wrap-anywhere">
            <span {...writtenIn(keyPointOf(entry))}>{keyPointOf(entry)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-meta">{words.markAnUpdate}</p>
      <dl className="mt-8 border-rule border-t pt-3 text-ui">
        <dt className="text-meta">{words.updates}</dt>
        <dd className="font-bold text-[1.5rem]/8">{inDigits(total)}</dd>
      </dl>
      <p className="mt-1 text-meta">{words.anUpdateReachesOpenPages}</p>
    </aside>
  );
}

/** Redirects to the log-in as the shell does; loads the live blog of the article. */
export async function loader(args: RouteArgs) {
  const { role } = await readSession(args);
  if (!role) return redirect(adminPatterns.access);
  const { settings } = await clientOf(args).ask('GET /site');
  try {
    const id = args.params.articleId ?? '';
    const desk = await adminClientOf(args).ask('GET /admin/articles/:id/live', { id });
    return { desk, siteName: settings.siteName };
  } catch (error) {
    const isMissing =
      error instanceof Problem && ['not-found', 'forbidden'].includes(error.details.kind);
    if (!isMissing) throw error;
    return { desk: undefined, siteName: settings.siteName };
  }
}

/** Sentence and button in place of the composer before a live blog starts and after it ends. */
function Invitation({ id, desk }: { id: string; desk: LiveDesk }) {
  const { run, isBusy } = useWork();
  const { isPublic, mayPost, endedAt } = desk;
  const start = (): void =>
    void run(() => adminClient().ask('PUT /admin/articles/:id/live', { id }), {
      title: words.success,
      text: words.theArticleIsALive,
    });
  let text: ReactNode = endedAt ? words.thisLiveBlogHasEnded : words.aLiveBlogShowsDated;
  if (!isPublic) text = words.readersDontHaveThisArticle;
  else if (!mayPost) text = words.updatesArePublicAtOnce;
  return (
    <div className="my-8 grid justify-items-start gap-4">
      <p className="max-w-[60ch]">{text}</p>
      {isPublic && mayPost ? (
        <Button disabled={isBusy} onClick={start}>
          {endedAt ? words.resumeLive : words.startLive}
        </Button>
      ) : (
        <ButtonLink tone="line" href={articleEditorPath(id)}>
          {words.backToTheArticle}
        </ButtonLink>
      )}
    </div>
  );
}

/** Composer and entries. */
function Stream({ id, desk }: { id: string; desk: LiveDesk }) {
  const [newId, setNewId] = useState(newEntryId);
  const { mayPost, isPublic, startedAt, endedAt, entries, total } = desk;
  const isLive = isPublic && mayPost && startedAt !== undefined && endedAt === undefined;
  return (
    <main className="live-stream">
      {isLive ? (
        <Composer key={newId} articleId={id} newId={newId} onDone={() => setNewId(newEntryId())} />
      ) : null}
      <div className="live-list">
        {isLive ? null : <Invitation id={id} desk={desk} />}
        {startedAt === undefined ? null : (
          <>
            <h2 className="sr-only">{words.updates}</h2>
            {total === 0 ? <p className="py-6 text-ink-2">{words.noUpdatesYet}</p> : null}
            <ol>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  articleId={id}
                  entry={entry}
                  mayPost={mayPost && isPublic}
                />
              ))}
            </ol>
            {total > entries.length ? (
              <p className="py-4 text-meta">{words.theNewestOfOlderOnes(entries.length, total)}</p>
            ) : null}
          </>
        )}
      </div>
    </main>
  );
}

/** The page on which an article's live blog is written. */
export function Component() {
  const { desk, siteName } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const { articleId = '' } = useParams();
  if (!desk) {
    return (
      <main>
        <AdminPage title={words.liveBlog}>
          <p>{words.thereIsNoSuchArticle}</p>
        </AdminPage>
      </main>
    );
  }
  return (
    <div className="flex h-dvh flex-col">
      <title>{words.liveAdmin(desk.title || words.untitled, siteName)}</title>
      <LiveHeader id={articleId} desk={desk} />
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[18.5rem_minmax(0,1fr)]">
        <LiveAside desk={desk} />
        <Stream id={articleId} desk={desk} />
      </div>
    </div>
  );
}
