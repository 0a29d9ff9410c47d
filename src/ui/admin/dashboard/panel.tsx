import { type ReactNode, useId } from 'react';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';

interface PanelProps {
  heading: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** Section of the dashboard, with a heading under a rule. */
export function Panel({ heading, more, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="pt-[13px] [&>div:first-child]:mb-1 [&_h2]:text-[1.0625rem]/6"
    >
      <BlockHeading id={id} {...(more ? { more } : {})}>
        {heading}
      </BlockHeading>
      {children}
    </section>
  );
}
