import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/kit/button.tsx';

interface OfferPanelProps {
  label: string;
  text: string;
  /** What is on offer: the words of each button, and what it does. */
  choices: readonly { label: string; choose: () => void }[];
  /** Work may be lost: a stronger line. */
  isUrgent?: boolean;
  ref?: Ref<HTMLElement>;
  /** The versions that one chooses from. */
  children?: ReactNode;
}

/** Tells in an editor what happened to its record, and offers what can be done about it. */
export function OfferPanel({ label, text, choices, isUrgent, ref, children }: OfferPanelProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      className={`grid gap-3 border-l-4 bg-wash px-5 py-4 wrap-anywhere ${isUrgent ? 'border-danger' : 'border-sun'}`}
    >
      <p role="status">{text}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label: words, choose }) => (
          <Button key={words} tone="line" size="small" onClick={choose}>
            {words}
          </Button>
        ))}
      </div>
    </section>
  );
}
