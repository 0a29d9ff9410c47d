import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';

/** What a person would call the parts of a record, and what they hold. */
export type Described = Record<string, string>;

interface NoticeProps<Fields> {
  describe: (fields: Fields) => Described;
}

interface DifferenceProps {
  names: [string, string];
  versions: [Described, Described];
}

/** A long text is told apart by its beginning; an embedded picture by its size. */
function shown(text = ''): string {
  if (text.startsWith('data:')) return `an uploaded file, ${Math.ceil(text.length / 1365)} kB`;
  return text || '(empty)';
}

function Difference({ names, versions: [left, right] }: DifferenceProps) {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const different = keys.filter((key) => left[key] !== right[key]);
  if (different.length === 0) return <p className="text-ink-2">Both say the same.</p>;
  return (
    <dl className="grid max-h-56 gap-2 overflow-auto">
      {different.map((key) => (
        <div key={key} className="border-rule border-t pt-1.5">
          <dt className="text-label">{key}</dt>
          {[left, right].map((version, at) => (
            <dd key={names[at]} className="break-words text-ink-2">
              <span className="text-ink-3">{`${names[at]}: `}</span>
              {shown(version[key])}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const panel = 'grid gap-2.5 border-l-4 border-sun bg-wash px-5 py-3.5';

interface DraftNoticeProps<Fields> extends NoticeProps<Fields> {
  draft:
    | {
        keptAt: string;
        fields: Fields;
        stored: Fields;
        restore: () => void;
        refuse: () => void;
      }
    | undefined;
}

/** Offers work that was left unsaved, beside what is stored. */
export function DraftNotice<Fields>({ draft, describe }: DraftNoticeProps<Fields>) {
  if (!draft) return null;
  const keptAt = new Date(draft.keptAt).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section aria-label="Unsaved work" className={panel}>
      <p role="status">{`Unsaved work from ${keptAt} was found.`}</p>
      <Difference
        names={['Saved', 'Unsaved']}
        versions={[describe(draft.stored), describe(draft.fields)]}
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="line" size="small" onClick={draft.restore}>
          Restore it
        </Button>
        <Button tone="line" size="small" onClick={draft.refuse}>
          Discard it
        </Button>
      </div>
    </section>
  );
}

interface ConflictNoticeProps<Fields> extends NoticeProps<Fields> {
  fields: Fields;
  conflict:
    | {
        message: string;
        theirs: { fields: Fields | undefined; load: () => void; saveOver: () => void } | undefined;
        compare: () => void;
      }
    | undefined;
}

/** Says that somebody else was faster, shows both versions, and lets the person choose. */
export function ConflictNotice<Fields>(props: ConflictNoticeProps<Fields>) {
  const { fields, conflict, describe } = props;
  const isOpen = conflict !== undefined;
  const notice = useRef<HTMLElement>(null);
  const compare = useEffectEvent(() => conflict?.compare());
  useEffect(() => {
    if (!isOpen) return;
    // One saves from anywhere in a long editor; this stands at its top.
    notice.current?.scrollIntoView({ block: 'nearest' });
    compare();
  }, [isOpen]);
  if (!conflict) return null;
  const { message, theirs } = conflict;
  return (
    <section ref={notice} aria-label="Conflict" className={panel}>
      <p role="status">{message}</p>
      {theirs?.fields ? (
        <Difference
          names={['Theirs', 'Yours']}
          versions={[describe(theirs.fields), describe(fields)]}
        />
      ) : null}
      {theirs ? (
        <div className="flex flex-wrap gap-2">
          {theirs.fields ? (
            <Button tone="line" size="small" onClick={theirs.load}>
              Load theirs
            </Button>
          ) : null}
          <Button tone="line" size="small" onClick={theirs.saveOver}>
            {theirs.fields ? 'Save over theirs' : 'Save as new'}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
