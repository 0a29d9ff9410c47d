import type { Look } from '#core/look/look.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import * as words from '#ui/words/kit-words.ts';
import { ResponsiveImage } from './responsive-image.tsx';

/** The mark: half a sun on a horizon. Its lines have the text's colour. */
export function Mark({ className = 'w-8 h-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 56 42" aria-hidden="true" className={`block flex-none ${className}`}>
      <path className="fill-mark" d="M8 28a20 20 0 0 1 40 0z" />
      <g fill="none" stroke="currentColor">
        <path strokeWidth="4" d="M0 30h56" />
        <path strokeWidth="3" d="M11 36.5h34M21 41h14" />
      </g>
    </svg>
  );
}

const sizes = {
  small: ['gap-[9px]', 'w-8 h-6', 'text-[min(1.75rem,10vw)]/8'],
  footer: ['gap-[11px]', 'w-9 h-[1.6875rem]', 'text-[min(2rem,11vw)]/9'],
  masthead: [
    'gap-1 min-[22rem]:gap-1.5 min-[24rem]:gap-[9px] lg:gap-3.5',
    'h-6 w-5 min-[22rem]:w-6.5 min-[24rem]:w-8 lg:h-8.625 lg:w-11.5',
    'text-[1.375rem]/8 min-[22rem]:text-[1.5rem]/8 min-[24rem]:text-[1.75rem]/8 lg:text-[2.6875rem]/11.5',
  ],
} as const;

/** Boxes of a picture in place of the mark and the name; a picture of any shape moves nothing. */
const pictureBoxes = {
  small: 'h-8 w-36 object-left rtl:object-right',
  footer: 'h-11 w-48 object-left rtl:object-right',
  masthead:
    'h-10 w-36 object-left min-[24rem]:w-44 lg:h-14 lg:w-90 lg:object-center max-lg:rtl:object-right',
} as const;

/** The newsroom's pictures of its logo. */
export type LogoPictures = Pick<Look, 'logo' | 'darkLogo'>;

interface LogoPictureProps {
  pictures: LogoPictures;
  size: keyof typeof sizes;
}

/** The logo for the theme, or for the footer, which is dark in both. */
function LogoPicture({ pictures: { logo, darkLogo }, size }: LogoPictureProps) {
  const light = safeMedia(logo) ?? '';
  const dark = safeMedia(darkLogo || logo) ?? '';
  const box = `${pictureBoxes[size]} object-contain`;
  const shown = (src: string, className: string) => (
    <ResponsiveImage src={src} alt="" sizes="22.5rem" className={`${box} ${className}`} />
  );
  if (size === 'footer') return shown(dark, '');
  if (light === dark) return shown(light, '');
  return (
    <>
      {shown(light, 'dark:hidden')}
      {shown(dark, 'hidden dark:block')}
    </>
  );
}

interface LogoProps {
  siteName: string;
  href: string;
  size?: keyof typeof sizes;
  /** Default: none. */
  pictures?: LogoPictures | undefined;
}

/** The newsroom's logo, or without one our mark with the site's name as text. */
export function Logo({ siteName, href, size = 'small', pictures }: LogoProps) {
  const [gap, mark, type] = sizes[size];
  return (
    <a
      href={href}
      aria-label={words.home(siteName)}
      className={`inline-flex min-h-11 min-w-0 items-center ${gap}`}
    >
      {pictures?.logo ? (
        <LogoPicture pictures={pictures} size={size} />
      ) : (
        <>
          <Mark className={mark} />
          <span className={`min-w-0 font-serif font-bold tracking-[-.03em] ${type}`}>
            {siteName}
          </span>
        </>
      )}
    </a>
  );
}
