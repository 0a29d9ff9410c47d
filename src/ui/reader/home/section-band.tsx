import type { Front } from '#core/front/front.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { categoryPath } from '#ui/routes.ts';
import * as words from '#ui/words/fronts-words.ts';
import { Headline } from '../article-list/headline.tsx';
import { MostRead } from '../article-list/most-read.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';

/** Columns in a row from 1024 px on. Those of the first row have a picture. */
const ROW = 3;

interface SectionColumnProps {
  column: Front['band'][number];
  hasPicture: boolean;
}

function SectionColumn({ column, hasPicture }: SectionColumnProps) {
  const { section, articles } = column;
  const [first, ...rest] = articles;
  const id = `band-${section.slug}`;
  if (!first) return null;
  return (
    <section aria-labelledby={id} data-ink={section.ink} className="min-w-0">
      <div className="mb-3 border-sec border-t-2 pt-2">
        <h3 id={id} className="font-bold text-nav">
          <a
            href={categoryPath(section.slug)}
            className="group inline-flex min-h-6 items-center gap-1 hover:underline-ui"
          >
            {section.name}
            <Icon name="chevron-right" className="size-4" />
          </a>
        </h3>
      </div>
      <article
        className={`group ${hasPicture ? 'grid grid-cols-[minmax(0,1fr)_112px] gap-4 sm:block' : ''}`}
      >
        {hasPicture ? (
          <PictureLink
            article={first}
            ratio="16:9"
            sizes="(min-width: 1024px) 22vw, (min-width: 640px) 45vw, 112px"
            className="max-sm:order-2"
          />
        ) : null}
        <Headline
          article={first}
          level={4}
          className={`text-h4 ${hasPicture ? 'sm:mt-2.5' : ''}`}
        />
      </article>
      <ul className="mt-2.5">
        {rest.map((article) => (
          <li key={article.id} className="border-rule border-t py-2.5 last:pb-0">
            <Headline article={article} level={4} className="text-h5" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** News of the sections that is not further up, in columns, and beside them what is most read. */
export function SectionBand({ band, mostRead }: Pick<Front, 'band' | 'mostRead'>) {
  if (band.length === 0 && mostRead.length === 0) return null;
  const isBeside = band.length > 0 && mostRead.length > 0;
  return (
    <section
      aria-labelledby="band"
      className={`wrap band ${isBeside ? 'grid gap-x-(--gutter) gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]' : ''}`}
    >
      <h2 id="band" className="sr-only">
        {words.fromTheSections}
      </h2>
      {band.length === 0 ? null : (
        <div className="grid gap-x-(--gutter) gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-11">
          {band.map((column, at) => (
            <SectionColumn key={column.section.slug} column={column} hasPicture={at < ROW} />
          ))}
        </div>
      )}
      <MostRead articles={mostRead} level={3} className={isBeside ? '' : 'max-w-3xl'} />
    </section>
  );
}
