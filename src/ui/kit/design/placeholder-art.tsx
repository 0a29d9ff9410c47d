import { useId } from 'react';

const CREAM = '#f6f1e4';
const SUN = '#f7b32b';
const NIGHT = '#15202b';

/** The eight drawings; `currentColor` is the category's colour. */
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
  (_dots: string, lines: string) => (
    <>
      <path fill={CREAM} d="M0 0h640v480H0z" />
      <path fill="currentColor" d="M0 0h212v480H0z" />
      <path fill={lines} opacity=".45" d="M428 0h212v480H428z" />
      <path fill={SUN} d="M212 240a108 108 0 0 1 216 0zM212 240h216v10H212z" />
      <path fill={NIGHT} d="M212 250a108 108 0 0 0 216 0z" />
    </>
  ),
  (dots: string) => (
    <>
      <path fill="currentColor" d="M0 0h640v480H0z" />
      <path fill={dots} opacity=".45" d="M0 330h640v150H0z" />
      <path fill={CREAM} d="M120 480V250h80v230zM230 480V170h80v310zM340 480V220h80v260z" />
      <path fill={SUN} d="M450 480V110h80v370z" />
    </>
  ),
  () => (
    <>
      <path fill={SUN} d="M0 0h640v480H0z" />
      <path fill={CREAM} d="M0 300q160-90 320 0t320 0v180H0z" />
      <path fill="currentColor" d="M0 360q160-90 320 0t320 0v120H0z" />
      <path fill={NIGHT} d="M0 420q160-70 320 0t320 0v60H0z" />
      <circle cx="320" cy="160" r="84" fill={CREAM} />
    </>
  ),
  (_dots: string, lines: string) => (
    <>
      <path fill={CREAM} d="M0 0h640v480H0z" />
      <path fill="currentColor" d="M90 80h320v320H90z" />
      <path fill={lines} opacity=".5" d="M90 80h320v320H90z" />
      <path fill={SUN} d="M230 160h320v240H230z" />
      <path stroke={NIGHT} strokeWidth="9" d="M270 220h240M270 265h240M270 310h150" />
    </>
  ),
] as const;

interface PlaceholderArtProps {
  /** Index of the drawing; wraps around. */
  number: number;
}

/** Decorative art in place of a missing picture. */
export function PlaceholderArt({ number }: PlaceholderArtProps) {
  const id = useId();
  const draw = compositions[Math.abs(number) % compositions.length] ?? compositions[0];
  return (
    <svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
