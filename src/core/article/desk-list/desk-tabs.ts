import { type DraftStage, draftStages } from '../desk/draft.ts';

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

/** Tab of the drafts of each stage. A returned draft is in its writer's hands again. */
const tabs = {
  draft: 'drafts',
  returned: 'drafts',
  'in-review': 'in-review',
  ready: 'ready',
  scheduled: 'scheduled',
  withdrawn: 'withdrawn',
} as const satisfies Record<DraftStage, DraftTab>;

/** The tab, other than `open`, that has drafts of a stage. */
export const tabOfStage = (stage: DraftStage): Exclude<DraftTab, 'open'> => tabs[stage];

/** Groups of open articles in the order of the list: first what waits for somebody else. */
export const openTabs = ['in-review', 'ready', 'scheduled', 'drafts'] as const;

/** Stages of the drafts in a tab. */
export const stagesIn = (tab: DraftTab): DraftStage[] =>
  draftStages.filter((stage) =>
    tab === 'open' ? openTabs.some((open) => open === tabs[stage]) : tabs[stage] === tab,
  );
