import type { ReactNode } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { articleKind } from '#core/article/article-kind.ts';
import type { DeskList } from '#core/article/desk-list/desk-list.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { type DeskTab, firstStageIn, tabOfStage } from '#core/article/desk-list/desk-tabs.ts';
import { categorySlug } from '#core/category/category.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { tabNames } from '#core/words/workflow-words.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { adminClient, readerClient } from '../../parts/api/admin-client.ts';
import { useContent } from '../../parts/api/use-content.ts';
import { dropCopiesOf } from '../../parts/editor/unsaved-work-store.ts';
import { type Column, RecordTable } from '../../parts/table/record-table.tsx';
import { RowButton } from '../../parts/table/row-button.tsx';
import { useBackOffice, useRole } from '../../shell/back-office-route.tsx';
import { BatchNotices } from '../many/batch-notice.tsx';
import { ManyBar } from '../many/many-bar.tsx';
import { useBatches } from '../many/use-batches.ts';
import { useAskedMoves } from '../moves/use-asked-moves.tsx';
import { useMaySchedule } from '../moves/use-row-moves.ts';
import { OpenNotesCell, useOpenNotes } from '../notes/open-notes-cell.tsx';
import { PeopleCell, usePeople } from '../presence/people-cell.tsx';
import { type DeskState, filterParameters, useDeskAddress } from './desk-address.ts';
import {
  CategoryCell,
  ExactTime,
  inkOf,
  LeadState,
  Star,
  TitleCell,
  titleOf,
} from './desk-cells.tsx';
import { TabGlyph } from './desk-tab-bar.tsx';
import { DueCell } from './due-cell.tsx';
import { StateName } from './stage-name.tsx';
import { useLead } from './use-lead.ts';

const isFiltered = ({ filter }: DeskState): boolean =>
  Object.values(filterParameters(filter)).some((value) => value !== undefined);

function emptyText(state: DeskState): string {
  if (isFiltered(state)) return words.noArticlesMatchTheSearch;
  if (state.tab === 'published') return words.noArticlesFoundWrite;
  return state.tab === 'drafts'
    ? words.nothingIsADraft
    : words.nothingIs(tabNames[state.tab].toLowerCase());
}

/** True if the name of its group is the row's state. */
const isSaidByGroup = ({ stage, isPublic }: DeskRow): boolean =>
  stage === 'published' ||
  (firstStageIn(tabOfStage(stage)) === stage && !(stage === 'draft' && isPublic));

/** Warns that readers have the article, and says where its text remains. */
const LossForReaders = () => (
  <p className="mt-2 font-semibold text-ui">
    {words.withdrawInTheEditorsMenu(words.readersHaveItNow)}
  </p>
);

interface DeskTableProps {
  list: DeskList;
  categories: readonly CategoryLink[];
  /** Search and filters. */
  bar: ReactNode;
  newButton: ReactNode;
  onEdit: (id: string) => void;
}

/** Articles of one tab, with featuring and deleting. */
export function DeskTable({ list, categories, bar, newButton, onEdit }: DeskTableProps) {
  const { run, successOf, remove } = useContent('articles', articleKind);
  const state = useDeskAddress();
  const { tab } = state;
  const isOfPublications = tab === 'published';

  const openNotes = useOpenNotes(list);
  const { batches, reload } = useBatches();
  const lead = useLead(list);
  const people = usePeople();
  const hasPeople = useBackOffice().site.edition === 'server';
  const maySchedule = useMaySchedule();
  const { move, question } = useAskedMoves();
  const names = new Set(categories.map(({ name }) => categorySlug(name)));
  const mayFeature = isAtLeast(useRole(), 'editor');
  async function toggleFeatured(row: DeskRow): Promise<void> {
    const isFeatured = !row.isFeatured;
    const ask = () =>
      adminClient().ask('POST /admin/articles/:id/feature', { id: row.id, isFeatured });
    if (!((await run(ask, successOf(row))) && isFeatured && row.isPublic)) return;
    const { lead } = await readerClient()
      .ask('GET /front')
      .catch(() => ({ lead: undefined }));
    if (lead && lead.id !== row.id) {
      const text = words.itDoesNotLead(lead.title);
      showToast({ title: words.success, text });
    }
  }

  async function deleteArticles(ids: readonly string[]): Promise<readonly string[]> {
    const gone = await remove(ids);
    for (const recordId of gone) await dropCopiesOf({ collection: 'articles', recordId });
    return gone;
  }

  const ofDrafts: Column<DeskRow>[] = [
    {
      label: words.state,
      cell: (row) => (
        // On phones, only where it differs from the group's heading.
        <span className={isSaidByGroup(row) ? 'max-md:hidden' : ''}>
          <StateName {...row} />
        </span>
      ),
      className: 'max-md:ps-19! md:w-32 md:font-medium',
    },
    {
      label: words.due,
      sort: 'due',
      cell: ({ dueAt }) => <DueCell dueAt={dueAt} />,
      className: 'max-md:ps-19! md:w-36',
    },
    {
      label: words.changed,
      sort: 'saved',
      cell: ({ savedAt }) => <ExactTime at={savedAt} />,
      className: 'max-md:hidden md:w-36',
    },
  ];
  const ofPublications: Column<DeskRow> = {
    label: words.published,
    sort: 'published',
    cell: ({ published }) => <ExactTime at={published.publishedAt} />,
    className: 'max-md:hidden md:w-36',
  };
  const ofPeople: Column<DeskRow> = {
    label: words.editingNow,
    cell: ({ id }) => <PeopleCell people={people.get(id)} />,
    className: 'max-md:ps-19! max-md:empty:hidden md:w-20',
  };
  const columns: Column<DeskRow>[] = [
    {
      label: words.title,
      sort: 'title',
      cell: (row) => (
        <TitleCell
          row={row}
          ink={inkOf(row.category, categories)}
          isOfPublications={isOfPublications}
          onEdit={() => onEdit(row.id)}
        />
      ),
    },
    {
      label: words.category,
      sort: 'category',
      cell: ({ category }) =>
        category ? (
          <CategoryCell
            name={category}
            ink={inkOf(category, categories)}
            isGone={!names.has(categorySlug(category))}
          />
        ) : null,
      className: 'md:w-40',
    },
    ...(isOfPublications ? [ofPublications] : ofDrafts),
    ...(hasPeople ? [ofPeople] : []),
    {
      label: words.notes,
      cell: ({ id }) => <OpenNotesCell count={openNotes.get(id)} />,
      className: 'max-md:ps-19! max-md:empty:hidden md:w-16',
    },
    {
      label: words.featured,
      cell: (row) => (
        <>
          <Star row={row} onToggle={mayFeature ? () => void toggleFeatured(row) : undefined} />
          <LeadState row={row} lead={lead} />
        </>
      ),
      className: 'max-md:col-start-3! max-md:row-start-2 max-md:justify-self-end md:w-24',
    },
  ];

  const groupOf = ({ stage }: DeskRow) => {
    const group: DeskTab = stage === 'published' ? stage : tabOfStage(stage);
    return {
      name: group,
      heading: (
        <>
          <TabGlyph tab={group} />
          {tabNames[group]}{' '}
          <span className="font-normal text-ink-3">{inDigits(list.counts[group])}</span>
        </>
      ),
    };
  };

  return (
    <>
      <BatchNotices batches={batches} onChange={reload} />
      <RecordTable
        label={words.articles}
        list={list}
        columns={columns}
        bar={bar}
        many={(chosen) => <ManyBar chosen={chosen} categories={categories} onNews={reload} />}
        nameOf={titleOf}
        {...(tab === 'open' ? { groupOf } : {})}
        empty={emptyText(state)}
        emptyAction={isFiltered(state) ? null : newButton}
        actions={(row) => (
          <>
            {maySchedule(row) ? (
              <RowButton
                icon="calendar"
                label={words.scheduleNamed(titleOf(row))}
                shortcut="h"
                onClick={() => move(row, 'schedule')}
              />
            ) : null}
            <RowButton
              icon="edit"
              label={words.edit(titleOf(row))}
              onClick={() => onEdit(row.id)}
            />
          </>
        )}
        onDelete={deleteArticles}
        isRestorable
        deleteWarning={([row]) => (row?.isPublic ? <LossForReaders /> : null)}
        deleteText={(row) => words.thisWillPermanentlyDelete(titleOf(row))}
      />
      {question}
    </>
  );
}
