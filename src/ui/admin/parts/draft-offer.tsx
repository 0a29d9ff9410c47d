import { ComparedFields, describedBy, type NamedField } from './compared-fields.tsx';
import { recordValues } from './form-values.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { FormWork } from './use-form-work.ts';

interface DraftOfferProps {
  work: FormWork;
  fields: readonly NamedField[];
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers work that was left unsaved in this browser, beside what is stored. */
export function DraftOffer({ work, fields }: DraftOfferProps) {
  const { draft, base } = work;
  const { found } = draft;
  if (!found) return null;
  const kept = typeof found.fields === 'object' && found.fields !== null ? found.fields : {};
  const left = recordValues(
    kept,
    fields.map(({ name }) => name),
  );
  const text = `This browser kept unsaved work of ${moment.format(Date.parse(found.keptAt))}.`;
  return (
    <OfferPanel
      label="Unsaved work"
      text={found.version === base.version ? text : `${text} What is stored has changed since.`}
      choices={[
        {
          label: 'Continue with it',
          choose: () => {
            work.fill(left);
            draft.settle();
          },
        },
        { label: 'Discard it', choose: () => void draft.drop() },
      ]}
    >
      <ComparedFields
        versions={[
          { label: 'Unsaved', fields: describedBy(fields, left) },
          { label: 'Stored', fields: describedBy(fields, base.values) },
        ]}
      />
    </OfferPanel>
  );
}
