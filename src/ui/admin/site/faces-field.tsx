import type { CSSProperties } from 'react';
import { facePairs, type Look } from '#core/look/look.ts';
import { lookProperties } from '#core/look/look-properties.ts';
import * as words from '#ui/words/admin/site-words.ts';

interface FacesFieldProps {
  faces: Look['faces'];
  onChange: (faces: Look['faces']) => void;
}

/** The pairs of faces, each set in itself, with what it weighs for a reader. */
export const FacesField = ({ faces, onChange }: FacesFieldProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-3">
    <legend className="sr-only">{words.typefaces}</legend>
    {facePairs.map((pair) => (
      <label
        key={pair}
        className="flex cursor-pointer items-start gap-2 border border-rule p-3 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)]"
        style={lookProperties({ accent: '', faces: pair }) as CSSProperties}
      >
        <input
          type="radio"
          name="faces"
          value={pair}
          checked={pair === faces}
          onChange={() => onChange(pair)}
          className="mt-1 size-4.5 flex-none accent-(--link)"
        />
        <span className="min-w-0">
          <span aria-hidden="true" className="block text-h4">
            {words.faceSample}
          </span>
          <span className="block font-semibold text-ui">{words.facePairs[pair].label}</span>
          <span className="block text-meta">{words.facePairs[pair].about}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
