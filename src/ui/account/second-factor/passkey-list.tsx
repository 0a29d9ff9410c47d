import { type FormEvent, useState } from 'react';
import { LONGEST_PASSKEY_NAME, type PasskeyView } from '#core/second-factor/second-factor.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import * as accountWords from '#ui/words/account-words.ts';
import { FactorPart } from './factor-part.tsx';
import type { SecondFactorWork } from './use-second-factor.ts';

interface PasskeyNameProps {
  /** Initial value. */
  first: string;
  submit: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Form for the name of a passkey. */
function PasskeyName({ first, submit, isBusy, onName, onCancel }: PasskeyNameProps) {
  const [name, setName] = useState(first);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onName(name);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-3 py-2">
      <TextField
        label={accountWords.nameOfThePasskey}
        value={name}
        onChange={setName}
        maxLength={LONGEST_PASSKEY_NAME}
        required
        autoFocus
      />
      <Button type="submit" aria-disabled={isBusy}>
        {submit}
      </Button>
      <Button tone="line" onClick={onCancel}>
        {accountWords.cancel}
      </Button>
    </form>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyView;
  work: SecondFactorWork;
}

function PasskeyRow({ passkey, work }: PasskeyRowProps) {
  const { id, name, createdAt, usedAt } = passkey;
  const [isNaming, setNaming] = useState(false);
  const endNaming = (): void => setNaming(false);
  if (isNaming) {
    return (
      <li className="border-rule border-b py-3">
        <PasskeyName
          first={name}
          submit={accountWords.rename}
          isBusy={work.isBusy}
          onName={(given) => void work.renamePasskey(id, given, endNaming)}
          onCancel={endNaming}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3">
      <span className="min-w-0">
        <span className="block break-words font-semibold">{name}</span>
        <span className="block text-meta">
          <Sentence
            words={usedAt ? accountWords.addedAndUsed : accountWords.addedNotUsedYet}
            slots={{
              added: () => <PublishedTime published={{ publishedAt: createdAt }} />,
              used: () => <PublishedTime published={{ publishedAt: usedAt ?? '' }} />,
            }}
          />
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          tone="line"
          size="small"
          aria-label={accountWords.renameNamed(name)}
          onClick={() => setNaming(true)}
        >
          {accountWords.rename}
        </Button>
        <Button
          tone="line"
          size="small"
          aria-label={accountWords.removeNamed(name)}
          aria-disabled={work.isBusy}
          onClick={() => void work.removePasskey(id)}
        >
          {accountWords.remove}
        </Button>
      </span>
    </li>
  );
}

/** Passkeys of the account, with buttons to add, rename and remove them. */
export function PasskeyList({ work }: { work: SecondFactorWork }) {
  const { passkeys, noPasskeys } = work.view;
  const [isAdding, setAdding] = useState(false);
  const endAdding = (): void => setAdding(false);
  const add = (
    <Button tone="line" size="small" onClick={() => setAdding(true)}>
      {accountWords.addAPasskey}
    </Button>
  );
  return (
    <FactorPart
      title={accountWords.passkeys}
      action={noPasskeys || isAdding ? undefined : add}
      error={work.errorIn('passkeys')}
    >
      {passkeys.length > 0 && (
        <ul className="border-rule border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} work={work} />
          ))}
        </ul>
      )}
      {isAdding && (
        <PasskeyName
          first={passkeys.length === 0 ? accountWords.thisDevice : ''}
          submit={accountWords.makeThePasskey}
          isBusy={work.isBusy}
          onName={(name) => void work.addPasskey(name, endAdding)}
          onCancel={endAdding}
        />
      )}
      <p className="mt-2 max-w-[58ch] text-meta">{noPasskeys ?? accountWords.aPasskeyIsAFinger}</p>
    </FactorPart>
  );
}
