/** Author of an article: a named person, or else a desk, an agency, 'Reporters in Delhi'. */
export interface Author {
  isPerson: boolean;
  name: string;
}

/** One to four words, each with a capital initial or in a script without capitals. */
const personName =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*)(?: [\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*){0,3}$/u;

/** Words that mark a byline as a desk's or agency's, even if it looks like a name. */
const ofHouse = /\b(?:bureau|correspondents?|desk|editors?|news(?:room)?|reporters?|staff|team)\b/i;

/** Parses a byline. Splits it into several authors only if each part looks like a person's name. */
export function authorsOf(byline: string): Author[] {
  const whole = byline.trim();
  if (whole === '') return [];
  const names = whole.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/);
  const arePersons = names.every((name) => personName.test(name) && !ofHouse.test(name));
  return arePersons
    ? names.map((name) => ({ isPerson: true, name }))
    : [{ isPerson: false, name: whole }];
}
