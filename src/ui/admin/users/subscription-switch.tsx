import { Switch } from '../parts/switch.tsx';

interface SubscriptionSwitchProps {
  /** Whose it is. */
  name: string;
  isPremium: boolean;
  isBusy: boolean;
  onChange: (isPremium: boolean) => void;
}

/** Premium or Standard, and the switch between them. */
export function SubscriptionSwitch({ name, isPremium, isBusy, onChange }: SubscriptionSwitchProps) {
  return (
    <span className="flex items-center gap-3">
      <span
        className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${isPremium ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
      >
        {isPremium ? 'Premium' : 'Standard'}
      </span>
      <Switch
        aria-label={`Premium for ${name}`}
        checked={isPremium}
        aria-disabled={isBusy}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
