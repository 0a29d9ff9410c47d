import { pluralOf } from '../../locale/plural.ts';

/** Returns the words of the button that shows entries that came while a live blog is open. */
export const newUpdates = (count: number): string =>
  `${count} ${pluralOf(count, { one: 'new update', other: 'new updates' })}`;
