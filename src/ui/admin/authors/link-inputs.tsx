import type { AuthorLink } from '#core/author/author.ts';
import { MOST_LINKS } from '#core/author/author-links.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { RowButton } from '../parts/table/row-button.tsx';

interface LinkInputsProps {
  links: readonly AuthorLink[];
  error: string | undefined;
  onChange: (links: AuthorLink[]) => void;
}

/** Links of an author: label and address of each. */
export function LinkInputs({ links, error, onChange }: LinkInputsProps) {
  const set = (at: number, change: Partial<AuthorLink>): void =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)));
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">Links</legend>
      <ul className="grid gap-3">
        {links.map(({ label, address }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a link
          <li key={at} className="flex flex-wrap items-end gap-2">
            <TextInput
              label={`Label of link ${at + 1}`}
              value={label}
              onChange={(next) => set(at, { label: next })}
            />
            <TextInput
              label={`Address of link ${at + 1}`}
              placeholder="mailto:asha@example.com"
              value={address}
              onChange={(next) => set(at, { address: next })}
            />
            <RowButton
              icon="delete"
              label={`Remove link ${at + 1}`}
              onClick={() => onChange(links.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {error ? <ErrorLine id="links-error">{error}</ErrorLine> : null}
      <Button
        tone="line"
        size="small"
        className="mt-2"
        disabled={links.length >= MOST_LINKS}
        onClick={() => onChange([...links, { label: '', address: '' }])}
      >
        <AdminIcon name="plus" />
        Add Link
      </Button>
    </fieldset>
  );
}
