import type { DraftStage } from '../desk/draft.ts';

/** Lists of the desk. `published` is what readers have; the others are drafts. */
export const deskTabs = [
  'open',
  'drafts',
  'in-review',
  'ready',
  'scheduled',
  'published',
  'withdrawn',
] as const;

export type DeskTab = (typeof deskTabs)[number];

/** Tabs of drafts. */
export type DraftTab = Exclude<DeskTab, 'published'>;

/** Stages of the drafts in each tab. A returned draft is in its writer's hands again. */
export const stagesIn: Record<DraftTab, readonly DraftStage[]> = {
  open: ['draft', 'returned', 'in-review', 'ready', 'scheduled'],
  drafts: ['draft', 'returned'],
  'in-review': ['in-review'],
  ready: ['ready'],
  scheduled: ['scheduled'],
  withdrawn: ['withdrawn'],
};

/** Groups of open articles in the order of the list: first what waits for somebody else. */
export const openTabs = ['in-review', 'ready', 'scheduled', 'drafts'] as const;

/** The tab, other than `open`, that has drafts of a stage. */
export const tabOfStage = (stage: DraftStage): DraftTab =>
  [...openTabs, 'withdrawn' as const].find((tab) => stagesIn[tab].includes(stage)) ?? 'drafts';
