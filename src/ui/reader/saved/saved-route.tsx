import { data, useLoaderData } from 'react-router';
import type { Client } from '#api/client.ts';
import { counted } from '#core/locale/plural.ts';
import type { SavedRow as Row, SavedPage as Saved } from '#core/saved-article/saved-page.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { useIsExported } from '#ui/kit/page/server-page.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/saved-words.ts';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { DeviceList } from './device-list.island.tsx';
import { fromList } from './id-list.ts';
import { removeLook, SavedRow } from './saved-row.tsx';

/** Loads a page of what the reader's account has saved; `saved` is absent without an account. */
export async function loader(args: RouteArgs) {
  const asked = new URL(args.request.url).searchParams;
  const client = clientOf(args);
  const { reader } = await client.ask('GET /session');
  if (!reader) return { moved: [] };
  const saved = await client.ask('GET /me/saved', { page: asked.get('page') ?? '1' });
  return { saved, moved: asked.has('moved') ? saved.articles : [] };
}

/** Path of a page of the list. */
const pathOf = (page: number): string =>
  page > 1 ? `${patterns.saved}?page=${page}` : patterns.saved;

const link = { label: words.seeSavedArticles, href: patterns.saved };

async function save(client: Client, form: FormData): Promise<FormOutcome> {
  await client.ask('POST /me/saved', { articles: [fieldOf(form, 'article')] });
  const toast = { title: words.articleSaved, text: words.itIsInYourAccount, link };
  return { isDone: true, isAtForm: true, toast };
}

async function remove(client: Client, form: FormData): Promise<FormOutcome> {
  await client.ask('DELETE /me/saved/:id', { id: fieldOf(form, 'article') });
  const page = fieldOf(form, 'page');
  const toast = { title: words.articleRemoved, text: words.itIsNoLongerSaved };
  // From the list, to the list: its row is gone, and what has the focus with it.
  return {
    isDone: true,
    toast,
    ...(page ? { goTo: `${pathOf(Number(page))}#main` } : { isAtForm: true }),
  };
}

/** Saves on the account what was saved on a device; the address then says that what it has may leave the device. */
async function move(client: Client, form: FormData): Promise<FormOutcome> {
  const articles = fromList(fieldOf(form, 'articles'));
  const { saved } = await client.ask('POST /me/saved', { articles });
  const text = counted(saved, words.theyAreInYourAccount);
  return {
    isDone: true,
    toast: {
      title: words.movedToYourAccount,
      text: saved < articles.length ? `${text} ${words.theOthersStay}` : text,
    },
    goTo: `${patterns.saved}?moved=`,
  };
}

/** Handlers of the forms that save and remove, by the field `intent`. */
const intents = new Map(Object.entries({ save, remove, move }));

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  const carryOut = intents.get(fieldOf(form, 'intent'));
  if (!carryOut) throw data(null, { status: 404 });
  return outcomeOf(() => carryOut(clientOf(args), form));
}

function RemoveForm({ id, title, page }: { id: string; title: string; page: number }) {
  const formId = `remove-${id}`;
  const { isBusy } = useSentForm(formId);
  return (
    <PostForm id={formId} action={patterns.saved}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="article" value={id} />
      <input type="hidden" name="page" value={page} />
      <button
        type="submit"
        aria-label={words.takeOff(title)}
        aria-disabled={isBusy}
        className={removeLook}
      >
        <Icon name="close" />
      </button>
    </PostForm>
  );
}

function AccountRow({ row: { id, savedAt, article }, page }: { row: Row; page: number }) {
  const title = article?.title ?? words.anArticleThatIsGone;
  return (
    <SavedRow
      ink={article?.category.ink}
      savedAt={savedAt}
      picture={
        article?.picture.src === undefined ? null : (
          <PictureLink article={article} ratio="4:3" sizes="104px" />
        )
      }
      remove={<RemoveForm id={id} title={title} page={page} />}
    >
      {article ? (
        <>
          <Kicker article={article} />
          <Headline article={article} level={2} className="text-h4" />
        </>
      ) : (
        <p className="text-ink-2">{words.thisArticleIsGone}</p>
      )}
    </SavedRow>
  );
}

function AccountList({ rows, total, page, pages }: Saved) {
  if (total === 0) {
    return <EmptyState heading={words.nothingSavedYet}>{words.articlesHaveAButton}</EmptyState>;
  }
  return (
    <>
      <p className="mb-4 text-meta">{counted(total, words.articles)}</p>
      <ul>
        {rows.map((row) => (
          <AccountRow key={row.id} row={row} page={page} />
        ))}
      </ul>
      <Pager page={page} pages={pages} hrefOf={pathOf} label={words.pagesOfSaved} />
    </>
  );
}

/** Says where articles are kept that are saved without an account. */
function WithoutAccount() {
  const isExported = useIsExported();
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-2">
        {words.keptOnThisDevice}
        {isExported ? null : (
          <>
            {` ${words.logInToHaveThem} `}
            <a href={patterns.login} className="prose-link">
              {words.logIn}
            </a>
          </>
        )}
      </p>
      <noscript>
        <p className="mb-6 max-w-prose">{words.savingNeedsJavaScript}</p>
      </noscript>
    </>
  );
}

export function Component() {
  const { saved, moved } = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={words.savedTitle(siteName)}
        siteName={siteName}
        path={patterns.saved}
        description={words.yourSavedArticles(siteName)}
        isUnlisted
      />
      <div className="wrap min-h-[70vh] pb-12">
        <PageHeading>{words.savedArticles}</PageHeading>
        <div className="max-w-[46.25rem]">
          {saved ? <AccountList {...saved} /> : <WithoutAccount />}
          <DeviceList hasAccount={saved !== undefined} moved={moved} />
        </div>
      </div>
    </>
  );
}
