interface BreathingBlockProps {
  /** The final size of what it stands for: `h-5 w-4/5`, `aspect-video`. */
  className: string;
}

/** Stands in for what is still loading. Say once, elsewhere, that the page is busy. */
export function BreathingBlock({ className }: BreathingBlockProps) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}
