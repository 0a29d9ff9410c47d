import type { ReactNode } from 'react';
import { type Sun, stageRule } from '#core/article/desk/draft.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { stageNames } from '#core/words/workflow-words.ts';

const rising = <path d="M3 11a6 6 0 0 1 12 0M1 11h16" />;
const risen = (fill: string) => <path className={fill} d="M3 11a6 6 0 0 1 12 0zM1 11h16" />;

/** Drawings of a sun that rises further with each stage. */
const suns: Record<Sun, ReactNode> = {
  rising,
  half: (
    <>
      <path className="fill-current stroke-none" d="M9 5a6 6 0 0 0-6 6h6z" />
      {rising}
    </>
  ),
  dashed: (
    <>
      <path strokeDasharray="2 2.4" d="M3 11a6 6 0 0 1 12 0" />
      <path d="M1 11h16" />
    </>
  ),
  dark: risen('fill-current'),
  golden: risen('fill-sun'),
  above: (
    <>
      <circle className="fill-sun" cx="9" cy="6" r="4.5" />
      <path d="M1 13h16" />
    </>
  ),
  setting: <path d="M4 4a5 5 0 0 0 10 0M1 4h16" />,
};

type ShownStage = DeskRow['stage'] | 'changed';

const sunOf = (stage: ShownStage): Sun =>
  stage === 'published' || stage === 'changed' ? 'above' : stageRule(stage).sun;

/** Icon of a stage, for beside its name. */
export function StageGlyph({ stage }: { stage: ShownStage }) {
  return (
    <svg
      viewBox="0 0 18 14"
      aria-hidden="true"
      className="h-[14px] w-[18px] flex-none fill-none stroke-[1.5] stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {suns[sunOf(stage)]}
    </svg>
  );
}

/** Name and icon of an article's state; `Changed` if readers have an older text than the draft's. */
export function StateName({ stage, isPublic }: Pick<DeskRow, 'stage' | 'isPublic'>) {
  const state = isPublic && stage === 'draft' ? 'changed' : stage;
  return (
    <span className="inline-flex items-center gap-[7px] whitespace-nowrap">
      <StageGlyph stage={state} />
      {stageNames[state]}
    </span>
  );
}
