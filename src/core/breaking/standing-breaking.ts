import type { PublicStore } from '../public-view.ts';
import type { ShownBreaking } from './breaking-line.ts';

/** Returns the breaking line that is set at that time, if any. */
export async function standingBreaking(
  store: Pick<PublicStore, 'standing'>,
  now: Date,
): Promise<ShownBreaking | undefined> {
  const [line] = await store.standing('breakingLines');
  if (!line || !(Date.parse(line.until) > now.getTime())) return undefined;
  const { text, link, look, at, until } = line;
  return { text, link, look, at, until };
}
