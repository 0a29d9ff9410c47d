import { accentProperties } from './accent-tones.ts';
import type { Look } from './look.ts';

type Properties = Record<`--${string}`, string>;

/** Custom properties of `ui/kit/tokens.css` that each pair of faces replaces. */
const ofFaces: Record<Look['faces'], Properties> = {
  newsreader: {},
  grotesk: { '--font-serif': 'var(--font-sans)', '--font-serif-large': 'var(--font-sans)' },
  device: {
    '--font-serif': "'Iowan Old Style', 'Charter', Georgia, serif",
    '--font-serif-large': "'Iowan Old Style', 'Charter', Georgia, serif",
    '--font-sans': "system-ui, -apple-system, 'Segoe UI', sans-serif",
  },
};

/** Returns the custom properties that a look gives the document of a reader's page. */
export const lookProperties = ({ accent, faces }: Pick<Look, 'accent' | 'faces'>): Properties => ({
  ...accentProperties(accent),
  ...ofFaces[faces],
});

/** Names of all properties that a look can set. */
export const lookPropertyNames = [
  ...Object.keys(accentProperties('#000000')),
  ...Object.keys(ofFaces.device),
];
