import { useState } from 'react';
import { Switch } from '../parts/form/switch.tsx';

interface SubscriptionSwitchProps {
  /** Account that is switched. */
  name: string;
  isPremium: boolean;
  isBusy: boolean;
  /** Resolves when it is stored, or was refused. */
  onChange: (isPremium: boolean) => Promise<unknown>;
}

/** Premium or Standard, and the switch between them. */
export function SubscriptionSwitch({ name, isPremium, isBusy, onChange }: SubscriptionSwitchProps) {
  /** Requested value, shown until the store has answered. */
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
        {isOn ? 'Premium' : 'Standard'}
      </span>
      <Switch
        aria-label={`Premium for ${name}`}
        checked={isOn}
        aria-disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
    </span>
  );
}
