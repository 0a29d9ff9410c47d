import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import { maySeeOf } from '../../back-office/visibility.ts';
import type { StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';
import { leadPictureOf, leadPictureSchema, publishedOf, publishedSchema } from '../article-card.ts';
import type { Draft } from '../desk/draft.ts';
import { draftStages } from '../desk/draft.ts';

/** An article in the lists of the desk: its publication and its draft in one. */
export const deskRowSchema = z.object({
  id: z.string(),
  /** Version of the working copy. */
  version: z.optional(z.int()),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  writerId: z.optional(z.string()),
  isFeatured: z.boolean(),
  /** Instant since when readers have it as featured, if that is known. */
  featuredAt: z.optional(z.string()),
  /** Stage of the draft; `published` where there is none. */
  stage: z.enum([...draftStages, 'published']),
  /** True if readers have it; a draft beside it has changes that they don't have. */
  isPublic: z.boolean(),
  published: publishedSchema,
  /** Instant of publication of a scheduled draft. */
  dueAt: z.optional(z.string()),
  savedAt: z.optional(z.string()),
  /** End of the draft's embargo. */
  embargoedUntil: z.optional(z.string()),
  /** Instant at which the publication is withdrawn. */
  endsAt: z.optional(z.string()),
  /** Name of the person asked to judge a draft in review, and the day by which. */
  askedName: z.optional(z.string()),
  neededBy: z.optional(z.string()),
  /** Reason of a returned draft. */
  reason: z.optional(z.string()),
  picture: leadPictureSchema,
});

export type DeskRow = z.infer<typeof deskRowSchema>;

function rowOf(shown: Article | Draft, draft: Draft | undefined, isPublic: boolean): DeskRow {
  const { id, title, category, author, writerId, isFeatured, featuredAt } = shown;
  return {
    ...{ id, title, category, author, writerId, isFeatured, featuredAt, isPublic },
    version: (draft ?? shown).version,
    stage: draft?.stage ?? 'published',
    published: publishedOf(shown),
    dueAt: draft?.dueAt,
    savedAt: draft?.savedAt,
    embargoedUntil: draft?.embargoedUntil,
    endsAt: shown.endsAt,
    askedName: draft?.askedName,
    neededBy: draft?.neededBy,
    reason: draft?.reason,
    picture: leadPictureOf(shown),
  };
}

const idsOf = (records: readonly { id: string }[]) => ({
  where: { id: { oneOf: records.map(({ id }) => id) } },
});

/** Returns the rows of drafts; one more statement finds out which of them readers have. */
export async function rowsOfDrafts(view: StoreView, drafts: readonly Draft[]): Promise<DeskRow[]> {
  const found = drafts.length > 0 ? await view.list('articles', idsOf(drafts)) : [];
  const published = new Set(found.map(({ id }) => id));
  return drafts.map((draft) => rowOf(draft, draft, published.has(draft.id)));
}

/** Returns the rows of publications, as readers have them; one more statement finds their drafts. */
export async function rowsOfPublications(
  view: StoreView,
  articles: readonly Article[],
): Promise<DeskRow[]> {
  const found = articles.length > 0 ? await view.list('drafts', idsOf(articles)) : [];
  const drafts = new Map(found.map((draft) => [draft.id, draft]));
  return articles.map((article) => rowOf(article, drafts.get(article.id), true));
}

/** Returns rows as the plan shows them: of articles that the actor may not read, nothing of their words but the title. */
export const inPlan = (actor: Actor, rows: readonly DeskRow[]): DeskRow[] =>
  rows.map((row) =>
    maySeeOf(actor, row.writerId)
      ? row
      : { ...row, reason: undefined, picture: { alt: '', placeholder: row.picture.placeholder } },
  );
