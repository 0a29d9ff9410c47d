import { findCategory } from '../../category/category-links.ts';
import { Refusal } from '../../errors.ts';
import type { StoreChange, StoreView } from '../../ports.ts';
import { foldForAddress } from '../../text/fold.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Paths of the site's pages of their own. */
const fixedPaths: readonly string[] = [
  ...['/', '/search', '/web-stories', '/corrections', '/newsletter', '/login', '/register'],
  ...['/about-us', '/contact-us', '/advertise-with-us', '/terms-of-use', '/privacy-policy'],
];

/** Returns the records of a kind that have an address; those that had it count, too. */
const existing: Readonly<
  Record<string, (view: StoreView, name: string) => Promise<readonly unknown[]>>
> = {
  article: async (view, name) => {
    const slug = foldForAddress(name);
    const article = await view.get('articles', name);
    return article ? [article] : view.list('articles', { where: { slug }, limit: 1 });
  },
  category: async (view, name) =>
    [findCategory(name, await view.list('categories'))].filter(Boolean),
  author: (view, name) => view.list('authors', { where: { slug: foldForAddress(name) }, limit: 1 }),
  tag: (view, name) => view.list('tags', { where: { slug: foldForAddress(name) }, limit: 1 }),
};

/** Decodes a part of a path; returns it as it is if it isn't encoded well. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * True if readers find something at an address from `leadingAddress`: a page of this site that exists, or any web address,
 * which nobody can tell.
 */
export async function leadsSomewhere(view: StoreView, address: string): Promise<boolean> {
  if (!address.startsWith('/')) return true;
  const [whole = '/'] = address.split(/[?#]/);
  const path = whole.replace(/(?<=.)\/+$/, '');
  // Files and feeds are no records.
  if (path.startsWith('/media/') || path.endsWith('.xml')) return true;
  if (fixedPaths.includes(path.toLowerCase())) return true;
  const [, kind = '', name = '', ...further] = path.split('/');
  if (further.some(Boolean) || name === '') return false;
  const find = Object.hasOwn(existing, kind.toLowerCase()) && existing[kind.toLowerCase()];
  return find ? (await find(view, decoded(name))).length > 0 : false;
}

type Noted = Pick<Withdrawal, 'id' | 'slugs' | 'at'> & {
  /** Target of its addresses; '' for none. */
  leadsTo: string;
};

const refusal = (code: 'leads-to-itself' | 'leads-to-nothing'): Refusal =>
  new Refusal({ kind: 'invalid', code, field: 'leadsTo' });

/**
 * Keeps that an article was withdrawn, and where its addresses lead. Refuses with `invalid`: `leads-to-itself`, and
 * `leads-to-nothing` for a page of this site that doesn't exist.
 */
export async function noteWithdrawal(
  change: StoreChange,
  { leadsTo, ...withdrawal }: Noted,
): Promise<void> {
  const { id, slugs } = withdrawal;
  if ([id, ...slugs].some((name) => leadsTo === `/article/${name}`)) {
    throw refusal('leads-to-itself');
  }
  if (leadsTo !== '' && !(await leadsSomewhere(change, leadsTo))) throw refusal('leads-to-nothing');
  await change.put('withdrawals', {
    ...withdrawal,
    leadsTo: leadsTo === '' ? undefined : leadsTo,
  });
}

/** Forgets a withdrawal, because the article is deleted. */
export async function forgetWithdrawal(change: StoreChange, id: string): Promise<void> {
  if (await change.get('withdrawals', id)) await change.remove('withdrawals', id);
}
