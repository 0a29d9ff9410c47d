import { leadingAddress } from '#core/article/withdrawals/leads-to.ts';
import { articlePath } from '#ui/routes.ts';
import { ArticleCombobox } from '../surface/link/article-combobox.tsx';

interface LeadsToFieldProps {
  /** Address at first. */
  initial: string;
  error: string | undefined;
  onChange: (address: string) => void;
  /** Called by Enter. */
  onEnter: () => void;
}

/** Field for where the address of a withdrawn article leads: an article found by its words, or an address. */
export const LeadsToField = ({ initial, error, onChange, onEnter }: LeadsToFieldProps) => (
  <ArticleCombobox
    label="Address leads to (optional)"
    hint="Words of an article, a path of this site, or a web address; in place of the notice."
    initial={initial}
    error={error}
    onPick={(id) => {
      const address = articlePath({ id });
      onChange(address);
      return address;
    }}
    address={{ in: leadingAddress, onType: onChange, onEnter }}
  />
);
