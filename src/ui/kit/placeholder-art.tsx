import { useId } from 'react';

const CREAM = '#f6f1e4';
const SUN = '#f7b32b';
const NIGHT = '#15202b';

/** The four compositions of look.md; `currentColor` is the section's printing ink. */
const compositions = [
  (dots: string) => (
    <>
      <path fill={CREAM} d="M0 0h640v480H0z" />
      <path fill={dots} opacity=".4" d="M0 0h640v170H0z" />
      <path fill={SUN} d="M150 310a170 170 0 0 1 340 0z" />
      <path fill="currentColor" d="M0 310h640v170H0z" />
      <path stroke={SUN} strokeWidth="9" d="M190 340h260M230 366h180M270 392h100M300 418h40" />
    </>
  ),
  (_dots: string, lines: string) => (
    <>
      <path fill="currentColor" d="M0 0h640v480H0z" />
      <path fill={CREAM} d="M0 480A420 420 0 0 1 420 60V480z" />
      <path fill={lines} d="M0 480A420 420 0 0 1 420 60V480z" opacity=".5" />
      <circle cx="452" cy="170" r="104" fill={SUN} />
    </>
  ),
  () => (
    <>
      <path fill={CREAM} d="M0 0h640v480H0z" />
      <circle cx="228" cy="186" r="112" fill={SUN} />
      <path fill="currentColor" opacity=".45" d="M0 290Q160 170 330 262T640 210V480H0z" />
      <path fill="currentColor" d="M0 372Q200 262 380 346T640 308V480H0z" />
      <path fill={NIGHT} d="M0 430Q240 372 640 440V480H0z" />
    </>
  ),
  (dots: string) => (
    <>
      <path fill={SUN} d="M0 0h640v480H0z" />
      <path fill={CREAM} d="M320 0h320v480H320z" />
      <path fill="currentColor" d="M320 60a180 180 0 0 1 0 360z" />
      <path fill={NIGHT} d="M320 60a180 180 0 0 0 0 360z" />
      <path fill={dots} opacity=".35" d="M500 0h140v480H500z" />
    </>
  ),
] as const;

interface PlaceholderArtProps {
  /** Counts from 0 and wraps. */
  number: number;
  /** Until a picture turns out not to come. */
  isHidden?: boolean;
}

/** Art for what has no picture; decorative. */
export function PlaceholderArt({ number, isHidden = false }: PlaceholderArtProps) {
  const id = useId();
  const draw = compositions[Math.abs(number) % compositions.length] ?? compositions[0];
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={isHidden ? 'hidden' : undefined}
    >
      <pattern id={`${id}d`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M6 6h0M18 18h0" stroke={NIGHT} strokeWidth="7" strokeLinecap="round" />
      </pattern>
      <pattern
        id={`${id}l`}
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 8h16" stroke={NIGHT} strokeWidth="3" />
      </pattern>
      {draw(`url(#${id}d)`, `url(#${id}l)`)}
    </svg>
  );
}
