import { readStyle, textsIn } from './read-style.ts';

/** Table of signs, from a row of pairs. */
const tableOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Fonts of Word and Outlook that show other signs in place of letters, by name. */
const fonts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbol: tableOf(
    'aα bβ cχ dδ eε fφ gγ hη iι jϕ kκ lλ mμ nν oο pπ qθ rρ sσ tτ uυ vϖ wω xξ yψ zζ ' +
      'AΑ BΒ CΧ DΔ EΕ FΦ GΓ HΗ IΙ Jϑ KΚ LΛ MΜ NΝ OΟ PΠ QΘ RΡ SΣ TΤ UΥ Vς WΩ XΞ YΨ ZΖ ' +
      '°° ±± £≤ ³≥ ¹≠ ´× ¸÷ ¥∞ ®→ ¬← ­↑ ¯↓ »≈ º≡ µ∝ ¶∂ Î∈ Ö√ ×⋅ å∑ ò∫ ·• @≅ ~∼',
  ),
  wingdings: tableOf('J☺ K😐 L☹ à➔ è➔ ß← ü✓ û✗ þ☑ ý☒ ¨☐ o☐ Ø➢ §▪ l● n■ v❖ (☎ *✉'),
};

/** The font that an element names first. */
function fontOf(element: Element): string {
  const named = readStyle(element).get('font-family') ?? element.getAttribute('face') ?? '';
  return (named.split(',')[0] ?? '').replace(/["']/g, '').trim().toLowerCase();
}

/** Codes at which programs keep the signs of such fonts: 256 of the private use area. */
const PRIVATE = 0xf000;

function signOf(table: Readonly<Record<string, string>>, letter: string): string {
  const code = letter.charCodeAt(0);
  const known =
    code > PRIVATE && code <= PRIVATE + 0xff ? String.fromCharCode(code - PRIVATE) : letter;
  return table[known] ?? letter;
}

/** The element that names the font of a text. */
function holderOf(text: Node): Element | null {
  let holder = text.parentElement;
  while (holder && fontOf(holder) === '') holder = holder.parentElement;
  return holder;
}

/** The sign before a point of Word's lists. */
const listSign = '[style*="mso-list"][style*="ignore" i]';

/** Writes the signs that fonts of symbols show in place of letters: β for b, ☺ for J. Signs of Word's lists stay. */
export function writeSymbols(root: ParentNode): void {
  for (const element of root.querySelectorAll('[style*="font-family"], font[face]')) {
    const table = fonts[fontOf(element)];
    if (!table || element.closest(listSign) || element.querySelector(listSign)) continue;
    for (const text of textsIn(element)) {
      if (holderOf(text) !== element) continue;
      text.data = text.data.replace(/./gsu, (sign) => signOf(table, sign));
    }
  }
}
