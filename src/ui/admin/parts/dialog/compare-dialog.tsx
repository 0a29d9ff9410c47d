import type { ReactNode } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { groupUnchanged } from '#ui/kit/article/group-unchanged.ts';
import { MarkedWords } from '#ui/kit/article/marked-words.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as partsWords from '#ui/words/admin/parts-words.ts';

/** A part of a record to be compared. */
export interface VersionPart {
  /** Name shown to the user. */
  label: string;
  /** Text by which two versions are compared. */
  text: string;
  /** Rendered instead of the text. */
  shown?: ReactNode;
  /** Name of the same part in both versions: its label by default. */
  id?: string | undefined;
  /** Its words, which are compared one by one with those of the same part. */
  words?: string;
}

/** One version of a record. */
export interface Version {
  label: string;
  parts: readonly VersionPart[];
}

/** Text of a part; the size in place of an embedded file. */
const wordsOf = (text: string): string =>
  text.startsWith('data:')
    ? partsWords.anUploadedFileKb(inDigits(Math.ceil(text.length / 1365)))
    : text || '—';

const keyOf = ({ label, text }: VersionPart): string => `${label}\n${text}`;

/** True if two versions have the same parts in the same order. */
export const isSameVersion = (
  one: readonly VersionPart[],
  other: readonly VersionPart[],
): boolean => one.map(keyOf).join('\n\n') === other.map(keyOf).join('\n\n');

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

interface PartProps {
  part: VersionPart;
  /** The same part of the other version, if it has one. */
  other: VersionPart | undefined;
  side: 'before' | 'after';
}

/** A part that differs, word by word where both versions have words. */
function DifferentPart({ part, other, side }: PartProps) {
  const { label, text, shown, words } = part;
  const isReworded = words !== undefined && other?.words !== undefined && words !== other.words;
  const isRemarked = words !== undefined && words === other?.words;
  const plain = shown ?? <p className="whitespace-pre-line">{wordsOf(text)}</p>;
  return (
    <div className="border-warn border-s-4 bg-wash py-1 ps-3 wrap-anywhere">
      <p className="text-meta">
        {`${label} · ${isRemarked ? partsWords.sameWordsOtherForm : partsWords.different}`}
      </p>
      {isReworded ? (
        <p className="whitespace-pre-line font-serif text-[1rem]/6">
          <MarkedWords words={words} other={other.words ?? ''} side={side} />
        </p>
      ) : (
        plain
      )}
    </div>
  );
}

/** Parts that are the same in both versions, folded. */
function SameParts({ parts }: { parts: readonly VersionPart[] }) {
  return (
    <details className="border-transparent border-s-4 ps-3">
      <summary className="min-h-6 cursor-pointer text-meta pointer-coarse:min-h-11">
        {counted(parts.length, partsWords.partsAre)}
      </summary>
      <div className="mt-2 grid gap-2">
        {parts.map(({ label, text, shown }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may have equal texts
          <div key={at} className="wrap-anywhere">
            <p className="text-meta">{label}</p>
            {shown ?? <p className="whitespace-pre-line">{wordsOf(text)}</p>}
          </div>
        ))}
      </div>
    </details>
  );
}

interface VersionColumnProps {
  version: Version;
  other: Version;
  side: 'before' | 'after';
}

function VersionColumn({ version, other, side }: VersionColumnProps) {
  const { label, parts } = version;
  const others = new Set(other.parts.map(keyOf));
  const named = new Map(other.parts.map((part) => [part.id ?? part.label, part]));
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="mb-2 border-strong border-t-2 pt-2 font-bold">{label}</h3>
      <div className="grid gap-2">
        {groupUnchanged(parts, (part) => others.has(keyOf(part))).map((group, at) =>
          group.isUnchanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no names
            <SameParts key={at} parts={group.parts} />
          ) : (
            group.parts.map((part) => (
              <DifferentPart
                // biome-ignore lint/suspicious/noArrayIndexKey: parts may have equal texts
                key={at}
                part={part}
                other={named.get(part.id ?? part.label)}
                side={side}
              />
            ))
          ),
        )}
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

/** Two versions side by side: their differences marked, word by word where they have words, the rest folded. */
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
          <VersionColumn version={left} other={right} side="before" />
          <VersionColumn version={right} other={left} side="after" />
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          {children}
        </div>
      </div>
    </Dialog>
  );
}
