import { type CategoryLink, categoryLink } from '#core/article/article-card.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import type { SectionInk } from '#core/category/section-ink.ts';
import { dateAndTime } from '#core/locale/dates.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import * as words from '#ui/words/admin/desk-words.ts';
import { LoggedTime } from '../../logs/logged-time.tsx';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { askedInWords } from './asked-in-words.ts';
import { useSiteZone } from './due-cell.tsx';
import { StateName } from './stage-name.tsx';
import { couldLead, type Lead } from './use-lead.ts';

/** Colour of the category with that name. */
export const inkOf = (name: string, categories: readonly CategoryLink[]): SectionInk =>
  (categories.find((category) => category.name === name) ?? categoryLink(name)).ink;

/** Title of an article in lists of the desk; drafts may have none. */
export const titleOf = ({ title }: Pick<DeskRow, 'title'>): string =>
  title.trim() || words.withoutATitle;

interface TitleCellProps {
  row: DeskRow;
  ink: SectionInk;
  /** True in the list of publications, which says when readers got it. */
  isOfPublications: boolean;
  onEdit: () => void;
}

/** Picture, title, byline and time of an article. */
export function TitleCell({ row, ink, isOfPublications, onEdit }: TitleCellProps) {
  const { author, stage, savedAt, reason } = row;
  const asked = askedInWords(row);
  return (
    <div data-ink={ink} className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3">
      <Picture picture={row.picture} ratio="4:3" isDecorative />
      <div>
        <button
          type="button"
          data-opens={row.id}
          onClick={onEdit}
          className="text-start font-semibold wrap-anywhere hover:underline-ui"
        >
          {titleOf(row)}
        </button>
        <p className="mt-0.5 text-meta">
          {author.trim() ? `${author} · ` : ''}
          {isOfPublications || !savedAt ? (
            <PublishedTime published={row.published} />
          ) : (
            <LoggedTime at={savedAt} />
          )}
        </p>
        {asked ? <p className="text-meta">{asked}</p> : null}
        {reason ? <p className="max-w-[80ch] text-meta">{reason}</p> : null}
        {isOfPublications && stage !== 'published' ? (
          <p className="mt-0.5 font-medium text-label">
            <StateName stage={stage} isPublic />
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** An instant as date and time on the clocks of the site, as the filters by days go; nothing if it is unknown. */
export function ExactTime({ at = '' }: { at: string | undefined }) {
  const dates = datesIn(useSiteZone());
  const instant = Date.parse(at);
  return instant ? (
    <time dateTime={at} className="text-meta">
      {dates.dateAndTime(instant)}
    </time>
  ) : null;
}

interface CategoryCellProps {
  name: string;
  ink: SectionInk;
  /** True if there is no category of that name. */
  isGone: boolean;
}

/** Name of a category with its disc. */
export const CategoryCell = ({ name, ink, isGone }: CategoryCellProps) => (
  <span
    data-ink={ink}
    className="inline-flex items-center gap-2 font-semibold text-[0.8125rem]/4.5 [--disc-width:14px] max-md:ps-19"
  >
    <span className="half-disc flex-none" />
    <span title={name} className="line-clamp-2">
      {name}
      {isGone ? <span className="block text-meta">{words.noLongerExists}</span> : null}
    </span>
  </span>
);

interface StarProps {
  row: DeskRow;
  /** Absent for users who may not feature articles: the star only indicates. */
  onToggle: (() => void) | undefined;
}

/** Says whether a featured article leads the homepage, and what does if it doesn't. */
export function LeadState({ row, lead }: { row: DeskRow; lead: Lead | undefined }) {
  if (!(lead && couldLead(row))) return null;
  const isLead = lead.id === row.id;
  const why = isLead ? words.leadsTheHomepage : words.anotherLeads(lead.title);
  return (
    <span title={why} className="block text-meta">
      <span aria-hidden="true">{isLead ? words.leads : words.doesNotLead}</span>
      <span className="sr-only">{why}</span>
    </span>
  );
}

/** Star of a featured article, or button that features one. */
export function Star({ row, onToggle }: StarProps) {
  const { isFeatured, featuredAt } = row;
  const since = featuredAt
    ? words.featuredSince(dateAndTime(Date.parse(featuredAt)))
    : words.featured;
  if (!onToggle) {
    return isFeatured ? (
      <span data-featured className="article-star inline-grid size-9 place-items-center">
        <AdminIcon name="star" />
        <span className="sr-only">{since}</span>
      </span>
    ) : null;
  }
  return (
    <button
      type="button"
      aria-pressed={isFeatured}
      aria-label={words.featuredNamed(titleOf(row))}
      title={since}
      onClick={onToggle}
      className="article-star inline-grid size-9 place-items-center rounded-2 text-ink-3 hover:bg-wash-2 hover:text-ink pointer-coarse:size-11"
    >
      <AdminIcon name="star" />
    </button>
  );
}
