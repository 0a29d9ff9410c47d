import { useState } from 'react';
import * as words from '#ui/words/admin/people-words.ts';
import { Switch } from '../parts/form/switch-field.tsx';

interface SubscriptionSwitchProps {
  /** Name of the account. */
  name: string;
  isPremium: boolean;
  isBusy: boolean;
  /** Resolves once the change was stored or refused. */
  onChange: (isPremium: boolean) => Promise<unknown>;
}

/** Switch between Premium and Standard. */
export function SubscriptionSwitch({ name, isPremium, isBusy, onChange }: SubscriptionSwitchProps) {
  /** Requested value, shown until the API has answered. */
  const [asked, setAsked] = useState<boolean>();
  const isOn = asked ?? isPremium;
  async function change(next: boolean): Promise<void> {
    setAsked(next);
    await onChange(next);
    setAsked(undefined);
  }
  return (
    <span className="flex items-center gap-3">
      <span
        className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${isOn ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
      >
        {isOn ? words.premium : words.standard}
      </span>
      <Switch
        aria-label={words.premiumFor(name)}
        checked={isOn}
        aria-disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
    </span>
  );
}
