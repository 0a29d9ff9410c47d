import type { ReactNode } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { Dialog } from '#ui/kit/design/dialog.tsx';

/** A part of a record to be compared. */
export interface VersionPart {
  /** Name shown to the user. */
  label: string;
  /** Text by which two versions are compared. */
  text: string;
  /** Rendered instead of the text. */
  shown?: ReactNode;
}

/** One version of a record. */
export interface Version {
  label: string;
  parts: readonly VersionPart[];
}

/** Text of a part; the size in place of an embedded file. */
const wordsOf = (text: string): string =>
  text.startsWith('data:')
    ? `An uploaded file, ${inDigits(Math.ceil(text.length / 1365))} kB`
    : text || '—';

const keyOf = ({ label, text }: VersionPart): string => `${label}\n${text}`;

/** Labels of the parts that differ between two versions, without duplicates. */
export function differingLabels(
  one: readonly VersionPart[],
  other: readonly VersionPart[],
): string[] {
  const lacking = (parts: readonly VersionPart[], others: readonly VersionPart[]) => {
    const known = new Set(others.map(keyOf));
    return parts.filter((part) => !known.has(keyOf(part)));
  };
  const differing = [...lacking(one, other), ...lacking(other, one)];
  return [...new Set(differing.map(({ label }) => label))];
}

function Part({ part, isDifferent }: { part: VersionPart; isDifferent: boolean }) {
  const { label, text, shown } = part;
  return (
    <div
      className={`border-l-4 py-1 pl-3 wrap-anywhere ${isDifferent ? 'border-warn bg-wash' : 'border-transparent'}`}
    >
      <p className="text-meta">{isDifferent ? `${label} · Different` : label}</p>
      {shown ?? <p className="whitespace-pre-line">{wordsOf(text)}</p>}
    </div>
  );
}

function VersionColumn({ version, other }: { version: Version; other: Version }) {
  const { label, parts } = version;
  const others = new Set(other.parts.map(keyOf));
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="mb-2 border-strong border-t-2 pt-2 font-bold">{label}</h3>
      <div className="grid gap-2">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may have equal texts
          <Part key={index} part={part} isDifferent={!others.has(keyOf(part))} />
        ))}
      </div>
    </section>
  );
}

interface CompareDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  versions: readonly [Version, Version];
  onClose: () => void;
  /** Shown between the heading and the versions. */
  above?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** Two versions side by side, with their differences marked. */
export function CompareDialog(props: CompareDialogProps) {
  const { isOpen, title, text, versions, onClose, above, children } = props;
  const [left, right] = versions;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className="room-for-toasts">
      <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,64rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-paper text-ink text-ui shadow-float">
        <div className="border-rule border-b px-5 py-3.5">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
          {above ? <div className="mt-3 max-w-md">{above}</div> : null}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard */}
        <div className="grid content-start gap-6 overflow-auto p-5 md:grid-cols-2" tabIndex={0}>
          <VersionColumn version={left} other={right} />
          <VersionColumn version={right} other={left} />
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          {children}
        </div>
      </div>
    </Dialog>
  );
}
