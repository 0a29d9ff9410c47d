/** Author of an article: a person by name, or a desk, an agency, 'Reporters in Delhi'. */
export interface Author {
  isPerson: boolean;
  name: string;
}

/** One to four words that begin with a capital letter, or letters of a script that has none. */
const personName =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*)(?: [\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*){0,3}$/u;

/** Words in a byline that name no person, even where it looks like a name. */
const ofHouse = /\b(?:bureau|correspondents?|desk|editors?|news(?:room)?|reporters?|staff|team)\b/i;

/** The authors that a byline names: several where each part of it looks like a person's name. */
export function authorsOf(byline: string): Author[] {
  const whole = byline.trim();
  if (whole === '') return [];
  const names = whole.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/);
  const arePersons = names.every((name) => personName.test(name) && !ofHouse.test(name));
  return arePersons
    ? names.map((name) => ({ isPerson: true, name }))
    : [{ isPerson: false, name: whole }];
}
