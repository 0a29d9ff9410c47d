/** Longest target of a page; longer ones aren't cached. */
const LONGEST = 300;

/** Longest target of a search: 200 characters of the term, percent-encoded in up to twelve each. */
const LONGEST_SEARCH = 2600;

/** Matches pages whose only parameter is `page`; others aren't worth caching or are personal. */
const plain = /^\/(?!\/)[^?#\\]*(?:\?page=[1-9]\d{0,4})?$/;

/** Matches lists of the API with no parameter but `page`; the rest of the API isn't shared. */
const plainList = /^\/api\/(?:front|stories|categories\/[^/?]+)(?:$|\?)/;

const ofSearch = ['q', 'category', 'period', 'page'];

/** Parameters that some page reads; pages ignore all others, such as those that letters and networks add. */
const readByPages = [...ofSearch, 'after', 'alone', 'before', 'story', 'token', 'update'];

/** Parameters of each question, in the order of the normal form. */
const parameters = new Map([
  ['/search', ofSearch],
  ['/api/search', ofSearch],
  ['/api/articles', ['category', 'sort', 'order', 'cursor', 'limit']],
]);

/** The page router ignores case and trailing slashes. */
const ofQuestions = /^\/(?:search|api\/(?:search|articles|front|stories|categories\/[^/]+))\/*$/i;

/**
 * Returns whether a decoded path is a question, with more variants than memory can hold: a search or a
 * public list of the API.
 */
export const answersQuestions = (path: string): boolean => ofQuestions.test(path);

/** Returns whether a parameter has the same effect as its absence. */
const isDefault = (name: string, value: string): boolean =>
  name === 'page' ? value === '1' : value === '' && name !== 'q';

/** Drops the parameters that no page reads from a page's target. */
function withoutOthers(target: string): string {
  const mark = target.indexOf('?');
  if (mark < 0 || target.startsWith('/api/')) return target;
  const read = target
    .slice(mark + 1)
    .split('&')
    .filter((pair) => readByPages.some((name) => new URLSearchParams(pair).has(name)));
  return read.length > 0 ? `${target.slice(0, mark)}?${read.join('&')}` : target.slice(0, mark);
}

/** Sorts the parameters; `undefined` if one is unknown or repeated. */
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

/** Returns a plain target if its answer is shared. */
const sharedPlain = (target: string): string | undefined =>
  !target.startsWith('/api/') || parameters.has(target) || plainList.test(target)
    ? target
    : undefined;

/**
 * Normalizes a target (path and query) whose answer is the same for every visitor; `undefined` for one
 * that isn't cached.
 */
export function sharedTarget(asked: string): string | undefined {
  if (asked.length <= LONGEST && plain.test(asked)) return sharedPlain(asked);
  if (asked.length > LONGEST_SEARCH) return undefined;
  const target = withoutOthers(asked);
  const mark = target.indexOf('?');
  const names = mark < 0 ? undefined : parameters.get(target.slice(0, mark));
  if (names && !target.includes('#')) {
    const normal = normalQuery(target.slice(mark + 1), names);
    return normal === undefined ? undefined : `${target.slice(0, mark)}?${normal}`;
  }
  return target.length <= LONGEST && plain.test(target) ? sharedPlain(target) : undefined;
}
