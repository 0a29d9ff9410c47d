import { counted } from '#core/locale/plural.ts';
import { groupUnchanged } from '#ui/kit/article/group-unchanged.ts';
import { MarkedWords } from '#ui/kit/article/marked-words.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as versionsWords from '#ui/words/versions-words.ts';
import type { ComparedPart, VersionPart } from './compare-words.ts';

/** Looks of words: a headline is read as one. */
const looks = {
  headline: 'text-h3',
  text: 'whitespace-pre-line font-serif text-[1.0625rem]/7',
} as const;

interface SideProps {
  look: keyof typeof looks;
  part: VersionPart | undefined;
  other: VersionPart | undefined;
  side: 'before' | 'after';
}

/** One side of a part that differs. */
function Side({ look, part, other, side }: SideProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold text-ink-3 text-meta lg:sr-only">
        {side === 'before' ? versionsWords.before : versionsWords.after}
      </p>
      {part ? (
        <>
          {part.picture && part.picture !== other?.picture ? (
            <span className="mb-2 block w-40">
              <Picture
                picture={{ src: part.picture, alt: '', placeholder: 0 }}
                ratio="4:3"
                isDecorative
              />
            </span>
          ) : null}
          <p className={looks[look]} {...writtenIn(part.words)}>
            <MarkedWords words={part.words} other={other?.words ?? ''} side={side} />
          </p>
        </>
      ) : (
        <p className="text-ink-3 text-ui">
          {side === 'before' ? versionsWords.notThere : versionsWords.removedSentence}
        </p>
      )}
    </div>
  );
}

const isRemarked = ({ before, after }: ComparedPart): boolean =>
  before !== undefined && after !== undefined && before.words === after.words;

/** A part that differs, the two sides beside each other where there is room. */
function DifferentPart({ part }: { part: ComparedPart }) {
  const { label, before, after, isHeadline } = part;
  const look = isHeadline ? 'headline' : 'text';
  return (
    <section aria-label={label} className="border-rule border-t py-4">
      <h3 className="mb-1.5 font-bold text-ui">{label}</h3>
      {isRemarked(part) ? <p className="mb-1.5 text-meta">{versionsWords.theWords}</p> : null}
      <div className="grid gap-x-(--gutter) gap-y-3 lg:grid-cols-2">
        <Side look={look} part={before} other={after} side="before" />
        <Side look={look} part={after} other={before} side="after" />
      </div>
    </section>
  );
}

/** Parts that are the same, folded. */
const SameParts = ({ parts }: { parts: readonly ComparedPart[] }) => (
  <details className="border-rule border-t">
    <summary className="min-h-11 cursor-pointer py-2.5 text-ink-2 text-ui">
      {counted(parts.length, versionsWords.partsAre)}
    </summary>
    <div className="grid max-w-prose gap-4 pb-5">
      {parts.map(({ label, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own
        <div key={at} className="wrap-anywhere">
          <p className="text-meta">{label}</p>
          <p
            className="whitespace-pre-line font-serif text-[1.0625rem]/7"
            {...writtenIn(after?.words ?? '')}
          >
            {after?.words || '—'}
          </p>
        </div>
      ))}
    </div>
  </details>
);

/** `Three of twelve parts differ.` in digits, with what the marks mean. */
function Summary({ parts }: { parts: readonly ComparedPart[] }) {
  const differing = parts.filter(({ isSame }) => !isSame).length;
  if (differing === 0) return <p className="text-ui">{versionsWords.noWordsDifferBetween}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-ui">
      <span>
        <Sentence
          words={versionsWords.partsDifferOf(
            counted(differing, versionsWords.partsDiffer),
            parts.length,
          )}
          slots={{ b: (words) => <b>{words}</b> }}
        />
      </span>
      <span className="text-meta">
        <Sentence
          words={versionsWords.howWordsAreMarked}
          slots={{
            del: (words) => <del className="bg-del decoration-danger">{words}</del>,
            ins: (words) => <ins className="bg-ins decoration-2 decoration-ok">{words}</ins>,
          }}
        />
      </span>
    </p>
  );
}

interface ComparisonProps {
  parts: readonly ComparedPart[];
  /** Names of the two versions. */
  names: { before: string; after: string };
}

/** What differs between two versions. */
export const Comparison = ({ parts, names }: ComparisonProps) => (
  <section aria-labelledby="differences" className="mt-6">
    <h2 id="differences" className="sr-only">
      {versionsWords.differences}
    </h2>
    <Summary parts={parts} />
    <div className="mt-4 border-strong border-t-2 border-b border-b-rule">
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-(--gutter) py-2 font-semibold text-meta max-lg:hidden"
      >
        <span>{versionsWords.beforeWith(names.before)}</span>
        <span>{versionsWords.afterWith(names.after)}</span>
      </div>
      {groupUnchanged(parts, ({ isSame }) => isSame).map((group, at) =>
        group.isUnchanged ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no names
          <SameParts key={at} parts={group.parts} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no names
          group.parts.map((part) => <DifferentPart key={at} part={part} />)
        ),
      )}
    </div>
  </section>
);
