import { useEffect, useEffectEvent, useRef } from 'react';
import { ComparedFields, type Described } from '../parts/compared-fields.tsx';
import { OfferPanel } from '../parts/offer-panel.tsx';

interface NoticeProps<Fields> {
  describe: (fields: Fields) => Described;
}

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
    <OfferPanel
      label="Unsaved work"
      text={`Unsaved work from ${keptAt} was found.`}
      choices={[
        { label: 'Restore it', choose: draft.restore },
        { label: 'Discard it', choose: draft.refuse },
      ]}
    >
      <ComparedFields
        versions={[
          { label: 'Saved', fields: describe(draft.stored) },
          { label: 'Unsaved', fields: describe(draft.fields) },
        ]}
      />
    </OfferPanel>
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
  const choices = theirs
    ? [
        ...(theirs.fields ? [{ label: 'Load theirs', choose: theirs.load }] : []),
        { label: theirs.fields ? 'Save over theirs' : 'Save as new', choose: theirs.saveOver },
      ]
    : [];
  return (
    <OfferPanel isUrgent ref={notice} label="Conflict" text={message} choices={choices}>
      {theirs?.fields ? (
        <ComparedFields
          versions={[
            { label: 'Theirs', fields: describe(theirs.fields) },
            { label: 'Yours', fields: describe(fields) },
          ]}
        />
      ) : null}
    </OfferPanel>
  );
}
