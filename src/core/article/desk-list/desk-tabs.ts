import { type DraftStage, draftStages, type StageTab, stageRule } from '../desk/draft.ts';

/** Tabs of drafts. */
export type DraftTab = 'open' | StageTab;

/** Lists of the desk. `published` is what readers have; the others are drafts. */
export type DeskTab = DraftTab | 'published';

/** The tab, other than `open`, that has drafts of a stage. */
export const tabOfStage = (stage: DraftStage): StageTab => stageRule(stage).tab;

const stageTabs = [...new Set(draftStages.map(tabOfStage))].filter((tab) => tab !== 'withdrawn');

/** All tabs, in the order of the desk. */
export const deskTabs: [DeskTab, ...DeskTab[]] = ['open', ...stageTabs, 'published', 'withdrawn'];

/** Groups of open articles in the order of the list: first what waits for somebody else. */
export const openTabs: readonly StageTab[] = [
  ...stageTabs.filter((tab) => tab !== 'drafts'),
  'drafts',
];

/** Stages of the drafts in a tab. */
export const stagesIn = (tab: DraftTab): DraftStage[] =>
  draftStages.filter((stage) =>
    tab === 'open' ? openTabs.includes(tabOfStage(stage)) : tabOfStage(stage) === tab,
  );

/** The stage whose sun stands for a tab: the first one in it. */
export const firstStageIn = (tab: StageTab): DraftStage => stagesIn(tab)[0] ?? 'draft';
