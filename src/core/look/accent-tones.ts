/** A colour, `#rrggbb` in lower case. */
type Colour = string;

/** Tones of an accent: grounds for text, and the text that is legible on them. */
export interface AccentTones {
  ground: Colour;
  hover: Colour;
  press: Colour;
  /** Text on each of the three. */
  text: Colour;
  /** The accent as a mark on dark grounds. */
  onNight: Colour;
}

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5;

/** Lightest ground that is dark in both themes: `--night` in `ui/kit/tokens.css`. */
const NIGHT = '#0f151b';

/** Colours of text on an accent: the ink of the site, or what is left where it is too pale. */
const TEXTS = ['#12181f', '#ffffff', '#000000'] as const;

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of another colour into a colour. */
function mixed(colour: Colour, other: Colour, share: number): Colour {
  const added = channels(other);
  const values = channels(colour).map((value, at) =>
    Math.round(value + ((added[at] ?? 0) - value) * share),
  );
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the accent, lightened until it stands out from dark grounds. */
function lightened(accent: Colour): Colour {
  for (let share = 0; share < 1; share += 0.05) {
    const tone = mixed(accent, '#ffffff', share);
    if (contrast(tone, NIGHT) >= LEGIBLE) return tone;
  }
  return '#ffffff';
}

/** Computes the tones of an accent, in which no text has a contrast below 4.5 to its ground. */
export function accentTones(accent: Colour): AccentTones {
  const text = TEXTS.find((one) => contrast(accent, one) >= LEGIBLE) ?? '#000000';
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  const towards = mixed(accent, text, 0.1);
  return {
    ground: accent,
    hover: mixed(accent, away, 0.18),
    press: contrast(towards, text) >= LEGIBLE ? towards : mixed(accent, away, 0.3),
    text,
    onNight: lightened(accent),
  };
}

/** True for a colour as a look has it. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Returns the custom properties of `ui/kit/tokens.css` that an accent replaces; none for what is no colour. */
export function accentProperties(accent: string): Record<`--${string}`, Colour> {
  if (!isColour(accent)) return {};
  const { ground, hover, press, text, onNight } = accentTones(accent);
  return {
    '--sun': ground,
    '--sun-hover': hover,
    '--sun-press': press,
    '--on-sun': text,
    '--sun-on-night': onNight,
  };
}
