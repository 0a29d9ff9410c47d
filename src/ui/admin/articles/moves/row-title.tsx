import type { ReactNode } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';

interface RowTitleProps {
  row: DeskRow;
  /** Opens its editor; `undefined` for an article of somebody else, which the user may not open. */
  onEdit: (() => void) | undefined;
  /** Id of the sentence that explains the keys with which it is moved; `undefined` if it can't be. */
  helpId: string | undefined;
  className: string;
  children: ReactNode;
}

/** Title of an article on board and schedule, which opens it. */
export const RowTitle = ({ row, onEdit, helpId, className, children }: RowTitleProps) =>
  onEdit ? (
    <button
      type="button"
      onClick={onEdit}
      data-opens={row.id}
      data-lifts={helpId ? '' : undefined}
      aria-describedby={helpId}
      className={`text-start wrap-anywhere hover:underline-ui ${className}`}
    >
      {children}
    </button>
  ) : (
    <p className={`wrap-anywhere ${className}`}>{children}</p>
  );
