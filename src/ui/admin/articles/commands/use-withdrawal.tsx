import { type ReactNode, useState } from 'react';
import { leadingAddress } from '#core/article/withdrawals/leads-to.ts';
import { articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useWork } from '../../parts/api/use-work.ts';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { QuestionForm } from '../moves/question-form.tsx';
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
    label={words.addressLeadsToOptional}
    hint={words.wordsOfAnArticle}
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

function WithdrawalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { run, failure: refusal } = useWork();
  const { value: stored, failure } = useLoaded(id, async () => {
    const withdrawal = await adminClient().ask('GET /admin/articles/:id/withdrawal', { id });
    return withdrawal.leadsTo;
  });
  const [typed, setTyped] = useState<string>();
  const leadsTo = (typed ?? stored ?? '').trim();
  async function save(): Promise<void> {
    // Before the stored address is known, saving would remove it.
    if (stored === undefined) return;
    const ask = () => adminClient().ask('PUT /admin/articles/:id/withdrawal', { id, leadsTo });
    const saved = await run(ask, {
      title: words.success,
      text: leadsTo === '' ? words.theAddressNoLongerRedirects : words.theAddressLeadsThereNow,
    });
    if (saved) onClose();
  }
  return (
    <QuestionForm
      title={words.whereTheOldAddressLeads}
      about={words.readersWhoOpenAnAddress}
      submitLabel={words.save}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      {failure ? <p role="alert">{words.redirectNotLoaded(failure.detail)}</p> : null}
      {stored === undefined ? null : (
        <LeadsToField
          initial={stored}
          error={refusal?.detail}
          onChange={setTyped}
          onEnter={() => void save()}
        />
      )}
    </QuestionForm>
  );
}

/** Entry of the editor's menu that changes where the address of an article leads that readers had and have no more, and its dialog. */
export function useWithdrawal(withdrawnId: string | undefined): {
  entries: MenuEntry[];
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  if (withdrawnId === undefined) return { entries: [], dialog: null };
  return {
    entries: [{ label: words.whereTheOldAddressLeadsDots, onChoose: () => setOpen(true) }],
    dialog: isOpen ? <WithdrawalDialog id={withdrawnId} onClose={() => setOpen(false)} /> : null,
  };
}
