import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { storedInstant, storedOptionalText } from '../../text/stored.ts';
import { articleSchema } from '../article.ts';

/** Drawing of a stage in the interface: a sun that rises further with each one. */
export type Sun = 'rising' | 'dashed' | 'half' | 'dark' | 'golden' | 'above' | 'setting';

interface StageRule {
  /** Tab of the desk that has its articles. */
  tab: string;
  sun: Sun;
  /** Next stage after new words: the same, a review unless their writer may publish, or a draft. */
  newWords: 'stay' | 'review' | 'draft';
  /** True if it comes with a reason for its writer, who has to act on it; the editor shows it above the text. */
  hasReason?: true;
}

/** Stages of a draft, in the order of work. */
const stageRules = {
  draft: { tab: 'drafts', sun: 'rising', newWords: 'draft' },
  // In its writer's hands again.
  returned: { tab: 'drafts', sun: 'dashed', newWords: 'stay', hasReason: true },
  'in-review': { tab: 'in-review', sun: 'half', newWords: 'stay' },
  // New text needs a new approval, unless its writer may publish anyway.
  ready: { tab: 'ready', sun: 'dark', newWords: 'review' },
  scheduled: { tab: 'scheduled', sun: 'golden', newWords: 'review' },
  withdrawn: { tab: 'withdrawn', sun: 'setting', newWords: 'draft' },
} as const satisfies Record<string, StageRule>;

export type DraftStage = keyof typeof stageRules;

export const draftStages = Object.keys(stageRules) as [DraftStage, ...DraftStage[]];

/** Returns what is declared of a stage. */
export const stageRule = (stage: DraftStage): StageRule & { tab: StageTab } => stageRules[stage];

/** Tabs of the desk that have drafts, each of one or more stages. */
export type StageTab = (typeof stageRules)[DraftStage]['tab'];

/** Stages with a reason for the writer. */
export const stagesWithReason = draftStages.filter((stage) => stageRule(stage).hasReason);

/** Kind of the jobs that publish scheduled drafts. */
export const PUBLISH_ARTICLE = 'publish-article';

/**
 * The working copy of an article, with the article's id. Exists while the article is unpublished or has
 * unpublished changes. Readers never see it.
 */
export const draftSchema = z.looseObject({
  ...articleSchema.shape,
  title: z.catch(z.string(), ''),
  stage: z.catch(z.enum(draftStages), 'draft'),
  savedAt: storedInstant(),
  /** Actor who saved it last. */
  savedBy: loggedActorSchema,
  /** Key of the call that began it, which may be repeated. */
  beginKey: storedOptionalText(),
  /** Instant of publication; only in stage `scheduled`. */
  dueAt: storedInstant(),
  /** Actor who scheduled it. */
  scheduledBy: loggedActorSchema,
  /** Instant before which nobody below owner publishes it. */
  embargoedUntil: storedInstant(),
  /** True if readers have the article; absent in drafts of releases before this field. */
  isPublic: z.catch(z.optional(z.boolean()), undefined),
  /** Account and name of the one person who was asked to judge it; only in stage `in-review`. */
  askedId: storedOptionalText(),
  askedName: storedOptionalText(),
  /** Day by which the judgement is needed, `2026-11-24`; only in stage `in-review`. */
  neededBy: z.catch(z.optional(z.iso.date()), undefined),
  /** Reason given to its writer; only in stages that have one. */
  reason: storedOptionalText(),
});

export type Draft = z.infer<typeof draftSchema>;
