/** Targets longer than this are no address of ours. */
const LONGEST = 300;

/** Limit for a search, in characters: the API reads 200 of its term, each of which takes up to twelve here. */
const LONGEST_SEARCH = 2600;

/** Any other query makes a page of its own, which is not worth keeping, or says who asks. */
const plain = /^\/(?!\/)[^?#\\]*(?:\?page=[1-9]\d{0,4})?$/;

/** Lists of the API with no parameter but the page; the rest of the API is not shared. */
const plainList = /^\/api\/(?:front|stories|categories\/[^/?]+)(?:$|\?)/;

const ofSearch = ['q', 'category', 'period', 'page'];

/** Parameters of each address that answers questions, in the order of the normal form. */
const parameters = new Map([
  ['/search', ofSearch],
  ['/api/search', ofSearch],
  ['/api/articles', ['category', 'sort', 'order', 'cursor', 'limit']],
]);

/** Case and a slash at the end make no difference to the pages' router. */
const ofQuestions = /^\/(?:search|api\/(?:search|articles|front|stories|categories\/[^/]+))\/*$/i;

/**
 * Returns whether a decoded path answers questions, in more variations than memory holds: searches and
 * the API's public lists.
 */
export const answersQuestions = (path: string): boolean => ofQuestions.test(path);

/** Returns whether a parameter of a search says what its absence says. */
const isDefault = (name: string, value: string): boolean =>
  name === 'page' ? value === '1' : value === '' && name !== 'q';

/** The parameters in one order; `undefined` where one is unknown or repeated. */
function normalQuery(query: string, names: readonly string[]): string | undefined {
  const asked = new URLSearchParams(query);
  const normal = new URLSearchParams();
  for (const name of asked.keys()) {
    if (!names.includes(name) || asked.getAll(name).length > 1) return undefined;
  }
  for (const name of names) {
    const value = asked.get(name);
    if (value === null || (names === ofSearch && isDefault(name, value))) continue;
    normal.set(name, name === 'q' ? value.trim() : value);
  }
  return normal.toString();
}

/**
 * The normal form of a target (path and query) whose answer is the same for every visitor;
 * `undefined` for a target whose answer is not kept.
 */
export function sharedTarget(target: string): string | undefined {
  const mark = target.indexOf('?');
  const names = mark < 0 ? undefined : parameters.get(target.slice(0, mark));
  if (names && !target.includes('#')) {
    if (target.length > LONGEST_SEARCH) return undefined;
    const normal = normalQuery(target.slice(mark + 1), names);
    return normal === undefined ? undefined : `${target.slice(0, mark)}?${normal}`;
  }
  if (target.length > LONGEST || !plain.test(target)) return undefined;
  const isShared = !target.startsWith('/api/') || parameters.has(target) || plainList.test(target);
  return isShared ? target : undefined;
}
