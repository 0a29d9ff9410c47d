import { useRef, useState } from 'react';
import type { DraftKey } from './draft-store.ts';
import { hasShape } from './has-shape.ts';
import { isSame } from './is-same.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';

export interface Start<Fields> {
  fields: Fields;
  /** The version that the work begins from; none for a new record. */
  version?: number | undefined;
}

/** Work that was left unsaved in this browser. */
export interface LeftWork<Fields> {
  /** ISO instant of its last keystroke. */
  keptAt: string;
  fields: Fields;
}

/** What a person writes into a form: whether it is saved, its copy kept as a draft, the question before it is lost. */
export function useFormWork<Fields extends object>(
  key: DraftKey,
  start: Start<Fields>,
  labelOf: (fields: Fields) => string,
) {
  /** What is stored, as far as this form knows. */
  const [base, setBase] = useState(start);
  const [fields, setFields] = useState(start.fields);
  const wasTouched = useRef(false);
  const { version } = base;
  const isDirty = !isSame(fields, base.fields);
  const work = { fields, label: labelOf(fields), version, isDirty };
  const draft = useDraft(key, work, (kept) => hasShape(kept, start.fields));
  const { question, letGo } = useLeaveQuestion(isDirty);
  const { found } = draft;
  const left: LeftWork<Fields> | undefined =
    found && hasShape(found.fields, base.fields)
      ? { keptAt: found.keptAt, fields: found.fields }
      : undefined;

  return {
    fields,
    version,
    isDirty,
    /** Changes some fields; takes what they were where a change comes from later. */
    change: (change: Partial<Fields> | ((was: Fields) => Fields)): void => {
      wasTouched.current = true;
      setFields((was) => (typeof change === 'function' ? change(was) : { ...was, ...change }));
    },
    /** The stored state is now this, and the form shows it; what was typed since `sent` stays. */
    restart: (next: Start<Fields>, sent?: Fields): void => {
      setBase(next);
      setFields((was) => (sent && !isSame(was, sent) ? was : next.fields));
    },
    /** Work that was left; offer it. */
    left,
    /** Takes it into the form. To save it over a newer version is a conflict, as it would have been then. */
    restore: (): void => {
      if (!(found && left)) return;
      wasTouched.current = true;
      setFields(left.fields);
      setBase({ ...base, version: found.version });
      draft.settle();
    },
    refuse: (): void => void draft.drop(),
    /** The work is saved. A draft that is still on offer stays for the next time. */
    finish: async (): Promise<void> => {
      if (!found) await draft.drop();
    },
    /** The work is not wanted. The draft of a form that nobody touched may be another tab's. */
    giveUp: (): void => {
      if (!wasTouched.current || found) return;
      setFields(base.fields);
      void draft.drop();
    },
    /** To be rendered: asks before the work is left behind. */
    question,
    /** The next navigation is no loss. */
    letGo,
  };
}
