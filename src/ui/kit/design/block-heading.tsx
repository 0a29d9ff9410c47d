import type { ReactNode } from 'react';
import type { SectionInk } from '#core/category/section-ink.ts';
import { Icon } from './icon.tsx';

interface BlockHeadingProps {
  children: ReactNode;
  /** Colour of the disc; default: the brand's marigold. */
  ink?: SectionInk;
  level?: 2 | 3;
  id?: string;
  more?: { href: string; label: ReactNode };
}

/** Heading of a block, under a strong rule with the half disc at its left end. */
export function BlockHeading({ children, ink, level = 2, id, more }: BlockHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      data-ink={ink}
      className={`relative mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-strong border-t-2 pt-[11px] before:absolute before:-top-[13px] before:start-0 before:half-disc wrap-anywhere ${ink ? '' : '[--disc:var(--mark)]'}`}
    >
      <Heading id={id} className="text-block-heading">
        {children}
      </Heading>
      {more ? (
        <a
          href={more.href}
          className="inline-flex min-h-6 items-center gap-1 text-ink-2 text-label hover:text-ink hover:underline-ui"
        >
          {more.label}
          <Icon name="chevron-right" className="size-4" />
        </a>
      ) : null}
    </div>
  );
}
