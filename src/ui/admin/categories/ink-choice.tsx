import { useId } from 'react';
import { type SectionInk, sectionInks } from '#core/category/section-ink.ts';

/** Names of the colours, as they look. */
export const inkNames: Readonly<Record<SectionInk, string>> = {
  india: 'Red',
  world: 'Blue',
  business: 'Green',
  tech: 'Teal',
  sports: 'Orange',
  entertainment: 'Pink',
  life: 'Olive',
};

/** Text of the choice of no colour. */
export const BY_NAME = 'By name';

interface InkChoiceProps {
  /** The chosen colour; '' for the one by the name. */
  value: string;
  /** The colour that the name gives. */
  byName: SectionInk;
  onChange: (ink: string) => void;
}

/** Choice of a category's colour among those of the paper, which are legible in both themes. */
export function InkChoice({ value, byName, onChange }: InkChoiceProps) {
  const name = useId();
  const choices = [
    { ink: '', shown: byName, label: BY_NAME },
    ...sectionInks.map((ink) => ({ ink, shown: ink, label: inkNames[ink] })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label">Colour</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {choices.map(({ ink, shown, label }) => (
          <label
            key={ink}
            data-ink={shown}
            className="flex min-h-9 items-center gap-2 text-ui [--disc-width:20px] pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={ink === value}
              onChange={() => onChange(ink)}
              className="flex-none accent-ink"
            />
            <span className="half-disc flex-none" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
