import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import type { SectionInk } from '#core/category/section-ink.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { stageNames, tabNames } from '#core/words/workflow-words.ts';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { dueInWords, useSiteZone } from '../list/due-cell.tsx';
import { RowTitle } from '../moves/row-title.tsx';
import type { RowMove } from '../moves/use-row-moves.ts';

/** Hour of a card: that of its schedule or of its publication; for others what is special about them. */
function useHour({ stage, dueAt, published, isPublic }: DeskRow): string {
  useMinute();
  const zone = useSiteZone();
  if (dueAt && stage === 'scheduled') return dueInWords(Date.parse(dueAt), zone, Date.now());
  if (stage === 'returned') return stageNames.returned.toLowerCase();
  const at = Date.parse(published.publishedAt ?? '');
  if (stage === 'published' && !Number.isNaN(at)) return datesIn(zone).clock(at);
  return isPublic ? words.publishedWithChanges : '';
}

interface BoardCardProps {
  row: DeskRow;
  ink: SectionInk;
  moves: readonly RowMove[];
  /** Id of the sentence that explains the keys. */
  helpId: string;
  /** `undefined` for an article that the user may not open. */
  onEdit: (() => void) | undefined;
  onMove: (move: RowMove) => void;
}

/** An article on the board. */
export function BoardCard({ row, ink, moves, helpId, onEdit, onMove }: BoardCardProps) {
  const { category, author, embargoedUntil } = row;
  const hour = useHour(row);
  const isHeld = Date.parse(embargoedUntil ?? '') > Date.now();
  return (
    <div data-ink={ink}>
      {category ? (
        <p className="inline-flex items-center gap-2 font-semibold text-[0.8125rem]/4.5 text-sec [--disc-width:14px]">
          <span className="half-disc flex-none" />
          {category}
        </p>
      ) : null}
      <RowTitle
        row={row}
        onEdit={onEdit}
        helpId={moves.length > 0 ? helpId : undefined}
        className="block min-h-6 font-semibold text-[0.875rem]/4.75"
      >
        {titleOf(row)}
      </RowTitle>
      <p className="mt-1 text-meta wrap-anywhere">
        {[author.trim(), hour].filter(Boolean).join(' · ')}
        {isHeld ? (
          <>
            {' '}
            <AdminIcon name="lock" className="inline size-3.5 align-[-2px]" />
            <span className="sr-only">{words.underEmbargo}</span>
          </>
        ) : null}
      </p>
      {moves.length > 0 ? (
        <select
          aria-label={words.move(titleOf(row))}
          value=""
          onChange={({ target }) => {
            const move = moves.find(({ column }) => column === target.value);
            if (move) onMove(move);
          }}
          className="-ms-1 mt-0.5 min-h-6 bg-transparent text-meta hover:text-ink pointer-coarse:min-h-11"
        >
          <option value="">{words.moveTo}</option>
          {moves.map(({ column }) => (
            <option key={column} value={column}>
              {tabNames[column]}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}
