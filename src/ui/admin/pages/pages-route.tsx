import { useLoaderData, useSearchParams } from 'react-router';
import { isSpecifiedPage, type SpecifiedPage, specifiedPages } from '#core/page/page.ts';
import { pageKind } from '#core/page/page-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { specifiedWords } from '#ui/kit/site-parts/specified-words.ts';
import { pagePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/pages-words.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { Instant } from '../parts/instant.tsx';
import '../articles/articles.css';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { PageEditor } from './page-editor.tsx';
import { fieldsOfSpecified, shownAddress } from './page-fields.ts';

export async function loader(args: RouteArgs) {
  const [section, all] = await Promise.all([loadSection(args, 'pages'), allRecords('pages')]);
  return { ...section, all };
}

const PageLink = ({ slug }: { slug: string }) => (
  <a href={pagePath(slug)} className="prose-link inline-block py-1 wrap-anywhere">
    {shownAddress(slug)}
  </a>
);

const columns: ColumnOf<'pages'>[] = [
  {
    label: words.title,
    sort: 'title',
    cell: ({ title }) => <span className="font-semibold wrap-anywhere">{title}</span>,
  },
  {
    label: words.address,
    cell: ({ slug, liveSlug }) =>
      liveSlug === '' ? (
        <span className="wrap-anywhere">{shownAddress(slug)}</span>
      ) : (
        <PageLink slug={liveSlug} />
      ),
  },
  {
    label: words.readersHaveIt,
    cell: ({ liveAt, hasChanges }) =>
      liveAt === '' ? (
        words.notYet
      ) : (
        <>
          <Instant at={liveAt} />
          {hasChanges ? <span className="block text-meta">{words.draftHasChanges}</span> : null}
        </>
      ),
  },
];

/** The specified pages that no page of the newsroom's own has taken the place of. */
function SpecifiedPages({ pages }: { pages: readonly SpecifiedPage[] }) {
  const { site } = useBackOffice();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="specified-pages" className="mt-10">
      <h2 id="specified-pages" className="text-title">
        {words.pagesOfOurs}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2 text-ui">{words.pagesOfOursAbout}</p>
      <ul className="mt-3 border-ink border-t-2">
        {pages.map((slug) => {
          const { heading } = specifiedWords(slug, site);
          return (
            <li
              key={slug}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2 text-ui"
            >
              <b className="min-w-40 font-semibold">{heading}</b>
              <span className="min-w-0 flex-1">
                <PageLink slug={slug} />
              </span>
              <ButtonLink
                tone="line"
                size="small"
                href={`?new=${slug}`}
                aria-label={words.rewriteNamed(heading)}
                className="pointer-coarse:min-h-11"
              >
                {words.rewrite}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Section for the pages of the site's own. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { site } = useBackOffice();
  const asked = useSearchParams()[0].get('new') ?? '';
  const begun = isSpecifiedPage(asked) ? fieldsOfSpecified(asked, site) : undefined;
  const taken = new Set(
    loaded.all.flatMap(({ slug, liveSlug, formerSlugs }) => [slug, liveSlug, ...formerSlugs]),
  );
  return (
    <ContentSection
      kind={pageKind}
      loaded={loaded}
      title={words.pages}
      nameOf={({ title }) => title}
      noun={words.page}
      newLabel={words.newPage}
      columns={columns}
      empty={words.noPagesYet}
      deleteWarning={() => words.deletedPages}
      below={<SpecifiedPages pages={specifiedPages.filter((slug) => !taken.has(slug))} />}
      editor={(place) => (
        <PageEditor
          {...place}
          begun={place.record ? undefined : begun}
          liveSlug={place.record?.live?.slug ?? ''}
        />
      )}
    />
  );
}
