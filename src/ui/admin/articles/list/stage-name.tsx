import type { ReactNode } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import * as words from '#ui/words/admin/desk-words.ts';

const rising = <path d="M3 11a6 6 0 0 1 12 0M1 11h16" />;
const risen = (fill: string) => <path className={fill} d="M3 11a6 6 0 0 1 12 0zM1 11h16" />;
const above = (
  <>
    <circle className="fill-sun" cx="9" cy="6" r="4.5" />
    <path d="M1 13h16" />
  </>
);

/** Name and icon of each stage: a sun that rises further with each stage. */
const stages: Record<DeskRow['stage'] | 'changed', { name: string; glyph: ReactNode }> = {
  draft: { name: words.draft, glyph: rising },
  'in-review': {
    name: words.inReview,
    glyph: (
      <>
        <path className="fill-current stroke-none" d="M9 5a6 6 0 0 0-6 6h6z" />
        {rising}
      </>
    ),
  },
  returned: {
    name: words.returned,
    glyph: (
      <>
        <path strokeDasharray="2 2.4" d="M3 11a6 6 0 0 1 12 0" />
        <path d="M1 11h16" />
      </>
    ),
  },
  ready: { name: words.ready, glyph: risen('fill-current') },
  scheduled: { name: words.scheduled, glyph: risen('fill-sun') },
  published: { name: words.published, glyph: above },
  changed: { name: words.changed, glyph: above },
  withdrawn: { name: words.withdrawn, glyph: <path d="M4 4a5 5 0 0 0 10 0M1 4h16" /> },
};

/** Icon of a stage, for beside its name. */
export function StageGlyph({ stage }: { stage: keyof typeof stages }) {
  return (
    <svg
      viewBox="0 0 18 14"
      aria-hidden="true"
      className="h-[14px] w-[18px] flex-none fill-none stroke-[1.5] stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {stages[stage].glyph}
    </svg>
  );
}

/** Name and icon of an article's state; `Changed` if readers have an older text than the draft's. */
export function StateName({ stage, isPublic }: Pick<DeskRow, 'stage' | 'isPublic'>) {
  const state = isPublic && stage === 'draft' ? 'changed' : stage;
  return (
    <span className="inline-flex items-center gap-[7px] whitespace-nowrap">
      <StageGlyph stage={state} />
      {stages[state].name}
    </span>
  );
}
