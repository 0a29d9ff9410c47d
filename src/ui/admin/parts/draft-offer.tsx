import { Button } from '#ui/kit/button.tsx';
import { ComparedFields, type NamedField } from './compared-fields.tsx';
import { type FormValues, recordValues } from './form-values.ts';
import type { FormWork } from './use-form-work.ts';

interface DraftOfferProps {
  work: FormWork;
  fields: readonly NamedField[];
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function valuesIn(fields: unknown, names: string[]): FormValues {
  return recordValues(typeof fields === 'object' && fields !== null ? fields : {}, names);
}

/** Offers work that was left unsaved in this browser, beside what is stored. */
export function DraftOffer({ work, fields }: DraftOfferProps) {
  const { draft, base } = work;
  const { found } = draft;
  if (!found) return null;
  const names = fields.map(({ name }) => name);
  const left = valuesIn(found.fields, names);
  return (
    <section aria-label="Unsaved work" className="grid gap-3 border-sun border-l-4 bg-wash p-4">
      <p>
        {`This browser kept unsaved work of ${moment.format(Date.parse(found.keptAt))}. `}
        {found.version === base.version ? '' : 'What is stored has changed since.'}
      </p>
      <ComparedFields
        fields={fields}
        here={{ label: 'Unsaved', values: left }}
        there={{ label: 'Stored', values: base.values }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="line"
          size="small"
          onClick={() => {
            work.fill(left);
            draft.settle();
          }}
        >
          Continue with it
        </Button>
        <Button tone="line" size="small" onClick={() => void draft.drop()}>
          Discard it
        </Button>
      </div>
    </section>
  );
}
