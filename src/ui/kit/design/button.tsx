import type { ComponentProps, ReactNode } from 'react';

const tones = {
  ink: 'border-transparent bg-ink text-on-ink hover:bg-ink-2 active:bg-ink-3',
  /** Only for Subscribe. */
  sun: 'border-transparent bg-sun text-on-sun hover:bg-sun-hover active:bg-sun-press',
  line: 'border-edge hover:border-ink hover:bg-wash active:bg-wash-2',
  /** Only for deletions after a confirmation or a password. */
  danger: 'border-transparent bg-danger text-on-danger',
} as const;

const sizes = {
  normal: 'min-h-11 px-4.5 text-nav',
  small: 'min-h-9 px-3 text-label',
} as const;

interface Look {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  children: ReactNode;
}

const look = (tone: keyof typeof tones, size: keyof typeof sizes, className: string): string =>
  `inline-flex items-center justify-center gap-2 rounded-1 border text-center transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-wash-2 disabled:text-ink-3 ${tones[tone]} ${sizes[size]} ${className}`;

/** A button; default `type` is `button`. */
export function Button({
  tone = 'ink',
  size = 'normal',
  type = 'button',
  className = '',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look(tone, size, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'ink',
  size = 'normal',
  className = '',
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return <a className={look(tone, size, className)} {...rest} />;
}
