import type { StoreView } from '../../ports.ts';
import type { Present, PresentPerson } from './presence.ts';

/**
 * Returns the people behind open editors, with their pictures: the tabs of one account are one person, who writes if one
 * of them does.
 */
export async function peopleIn(
  view: StoreView,
  presents: readonly Present[],
): Promise<PresentPerson[]> {
  const people = new Map<string, PresentPerson>();
  for (const { userId, tab, name, mode, wants } of presents) {
    const key = userId ?? tab;
    const known = people.get(key);
    const isWriting = mode === 'writing' || known?.mode === 'writing';
    const wanted = wants ?? known?.wants;
    const person = known ?? (userId === undefined ? undefined : await view.get('users', userId));
    const picture = person?.picture;
    people.set(key, {
      name,
      mode: isWriting ? 'writing' : 'reading',
      ...(wanted ? { wants: wanted } : {}),
      ...(picture ? { picture } : {}),
    });
  }
  return [...people.values()];
}
