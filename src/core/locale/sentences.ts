/** Cuts a text of a language (BCP 47; '' for that of the browser) into sentences, each without the spaces around it. */
export function sentencesOf(text: string, lang: string): string[] {
  const segmenter = new Intl.Segmenter(lang || undefined, { granularity: 'sentence' });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}
