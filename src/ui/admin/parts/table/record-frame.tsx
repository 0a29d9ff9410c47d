import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableSearch } from './table-search.tsx';
import { type TableAddress, useTableAddress } from './use-table-address.ts';
import { WayBack } from './way-back.tsx';

interface EmptyRowsProps {
  /** Number of matches on all pages. */
  total: number;
  search: string;
  /** Note if there are no records at all. */
  empty: ReactNode;
  /** Button below that note. */
  action: ReactNode;
}

/** Note in place of rows: no records, no matches, or an empty page. */
function EmptyRows({ total, search, empty, action }: EmptyRowsProps) {
  const isEmpty = total === 0 && search === '';
  const words = total > 0 ? partsWords.nothingIsOnThisPage : partsWords.nothingFound(search);
  return (
    <div className="grid justify-items-start gap-3 border-ink border-t-2 py-6">
      <p className="text-ink-2">{isEmpty ? empty : words}</p>
      {isEmpty ? action : null}
    </div>
  );
}

/** The selected rows, for actions on several. */
export interface ChosenRows<Row> {
  rows: readonly Row[];
  /** True if all rows of the page are selected. */
  isWholePage: boolean;
  /** Number of matches on all pages. */
  total: number;
  clear: () => void;
  askToDelete: () => void;
}

interface BulkBarProps {
  /** Text that says what is selected; default: the number of rows. */
  said?: string;
  chosen: Pick<ChosenRows<unknown>, 'rows' | 'clear' | 'askToDelete'>;
  /** Further actions. */
  children?: ReactNode;
}

/** Bulk actions for the selected rows. */
export function BulkBar({ said, chosen, children }: BulkBarProps) {
  const { rows, clear, askToDelete } = chosen;
  return (
    <div className="relative ms-auto flex flex-wrap items-center gap-2">
      <p aria-live="polite" className="text-ink-2">
        {said ?? partsWords.selected(inDigits(rows.length))}
      </p>
      <Button tone="line" size="small" onClick={clear}>
        {partsWords.clear}
      </Button>
      {children}
      <Button tone="line" size="small" onClick={askToDelete}>
        {partsWords.deleteSelected}
      </Button>
    </div>
  );
}

export interface RecordFrameProps<Row extends { id: string }> {
  /** Accessible name of the list. */
  label: string;
  list: { records: Row[]; total: number; page: number; pages: number };
  /** Name of a record, for the labels of its controls. */
  nameOf: (row: Row) => string;
  /** Note if there are no records at all. */
  empty: ReactNode;
  /** Button below that note, if records can be created here. */
  emptyAction?: ReactNode;
  /**
   * Deletes records after confirmation; resolves to the ids of those that are gone. Absent if records cannot
   * be deleted.
   */
  onDelete?: ((ids: readonly string[]) => Promise<readonly string[]>) | undefined;
  /** True if deleted records stay under *Deleted* for a time. */
  isRestorable?: boolean;
  /** The specified text of the confirmation. */
  deleteText?: ((row: Row) => string) | undefined;
  deleteTitle?: string | undefined;
  /** Warning in the confirmation. */
  deleteWarning?: (rows: readonly Row[]) => ReactNode;
  /** Controls beside the search field. */
  tools?: ReactNode;
  /** Search and filters in place of the frame's own; shown for an empty list, too. */
  bar?: ReactNode;
  /** Actions on the selected rows; default: a `BulkBar` without further ones. */
  many?: ((chosen: ChosenRows<Row>) => ReactNode) | undefined;
}

/** Selected rows of a page, with the actions on them. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<string>;
  isAll: boolean;
  isSome: boolean;
  /** `isRange`: chooses all rows since the one that was chosen last. */
  choose: (row: Row, isChosen: boolean, isRange: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  askToDelete: (row: Row) => void;
}

interface Framed<Row extends { id: string }> extends RecordFrameProps<Row> {
  children: (choice: RowChoice<Row>, address: TableAddress) => ReactNode;
}

interface FrameHeadProps {
  bar: ReactNode;
  tools: ReactNode;
  /** Actions on the selected rows; nothing if none is selected. */
  actions: ReactNode;
}

/** Search, tools and bulk actions above the rows; nothing if there are none of these. */
function FrameHead({ bar, tools, actions }: FrameHeadProps) {
  if (!(bar || tools || actions)) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {bar}
      {tools}
      {actions}
    </div>
  );
}

/** Most names in the question before a deletion. */
const MOST_NAMES = 10;

interface DeleteQuestionProps<Row extends { id: string }>
  extends Pick<
    RecordFrameProps<Row>,
    'nameOf' | 'deleteText' | 'deleteTitle' | 'deleteWarning' | 'isRestorable'
  > {
  /** Rows to delete; none while nothing is asked. */
  rows: readonly Row[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a deletion; names what several rows are. */
function DeleteQuestion<Row extends { id: string }>(props: DeleteQuestionProps<Row>) {
  const { rows, nameOf, deleteText, deleteTitle, deleteWarning, isRestorable } = props;
  const { onConfirm, onCancel } = props;
  const [first, ...others] = rows;
  if (!first) return null;
  const more = rows.length - MOST_NAMES;
  const one = deleteText?.(first) ?? partsWords.thisWillPermanentlyDeleteNamed(nameOf(first));
  const many = isRestorable
    ? partsWords.thisWillDeleteRecords
    : partsWords.thisWillPermanentlyDeleteRecords;
  const text = others.length === 0 ? one : many(inDigits(rows.length));
  return (
    <ConfirmDialog
      isOpen
      title={deleteTitle ?? partsWords.areYouSure}
      text={text}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {others.length > 0 ? (
        <ul
          aria-label={partsWords.toBeDeleted}
          className="mt-2 list-disc ps-5 text-ui wrap-anywhere"
        >
          {rows.slice(0, MOST_NAMES).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two names may be equal
            <li key={at}>{nameOf(row)}</li>
          ))}
          {more > 0 ? <li>{partsWords.andMore(inDigits(more))}</li> : null}
        </ul>
      ) : null}
      {deleteWarning?.(rows)}
      {isRestorable ? <WayBack isOne={others.length === 0} /> : null}
    </ConfirmDialog>
  );
}

/** Frame of every record list: search, paging, selection and bulk deletion. */
export function RecordFrame<Row extends { id: string }>(props: Framed<Row>) {
  const { label, list, onDelete, tools, bar, children } = props;
  const { many = (ones: ChosenRows<Row>) => <BulkBar chosen={ones} /> } = props;
  const address = useTableAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Row[]>();
  const frame = useRef<HTMLElement>(null);
  const hasDeleted = useRef(false);
  /** Id of the row that was chosen last. */
  const last = useRef<string>(undefined);
  const rows = list.records;
  const isEmpty = list.total === 0 && address.search === '' && address.filter === undefined;
  const chosenRows = rows.filter(({ id }) => chosen.has(id));

  // The focused button disappears with its row: move the focus to the list.
  useEffect(() => {
    if (!hasDeleted.current || document.activeElement !== document.body) return;
    hasDeleted.current = false;
    frame.current?.focus();
  });

  const toggle = (some: readonly Row[], isChosen: boolean): void =>
    setChosen((was) => {
      const next = new Set(was);
      for (const { id } of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  /** Returns the rows between the one that was chosen last and another one, both included. */
  function rowsUpTo(row: Row): readonly Row[] {
    const from = rows.findIndex(({ id }) => id === last.current);
    const to = rows.indexOf(row);
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** The actions disappear with the choice, and the focus with them: it goes to the list. */
  const clear = (): void => {
    hasDeleted.current = true;
    setChosen(new Set());
  };
  const chosenOnes: ChosenRows<Row> = {
    ...{ rows: chosenRows, isWholePage: chosenRows.length === rows.length, total: list.total },
    ...{ clear, askToDelete: () => setAsked(chosenRows) },
  };

  async function deleteAsked(): Promise<void> {
    const going = asked ?? [];
    setAsked(undefined);
    hasDeleted.current = true;
    const gone = (await onDelete?.(going.map(({ id }) => id))) ?? [];
    toggle(
      going.filter(({ id }) => gone.includes(id)),
      false,
    );
  }

  return (
    <section ref={frame} data-list aria-label={label} tabIndex={-1}>
      <FrameHead
        bar={
          bar ??
          (isEmpty ? null : (
            <TableSearch address={address} label={partsWords.searchWith(label.toLowerCase())} />
          ))
        }
        tools={isEmpty ? null : tools}
        actions={onDelete && chosenRows.length > 0 ? many(chosenOnes) : null}
      />
      {rows.length === 0 ? (
        <EmptyRows
          total={list.total}
          search={bar ? '' : address.search}
          empty={props.empty}
          action={props.emptyAction}
        />
      ) : (
        children(
          {
            chosen,
            isAll: chosenRows.length === rows.length,
            isSome: chosenRows.length > 0,
            choose: (row, isChosen, isRange) => {
              toggle(isRange ? rowsUpTo(row) : [row], isChosen);
              last.current = row.id;
            },
            chooseAll: (isChosen) => toggle(rows, isChosen),
            askToDelete: (row) => setAsked([row]),
          },
          address,
        )
      )}
      <TableFoot list={list} address={address} />
      <DeleteQuestion
        {...props}
        rows={asked ?? []}
        onConfirm={() => void deleteAsked()}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
