import { type Actor, visitor } from '#core/actor.ts';
import type { Ports } from '#core/ports.ts';
import { admin } from '../support/newsroom/change-examples.ts';
import {
  advertisementForm,
  articleForm,
  imageForm,
  storyForm,
  videoForm,
} from '../support/newsroom/content-examples.ts';
import { makeChange } from '../support/newsroom/registered-changes.ts';

/** Articles in listed categories, in one with a variant spelling, and in an unlisted one. */
const articles = [
  { title: 'Rain reaches the harbour', category: 'India', isFeatured: true },
  { title: 'बंदरगाह तक पहुँची बारिश', category: 'India' },
  { title: 'A bridge is painted', category: 'Movies' },
  { title: 'Seats in the second row', category: 'Movies', isPremium: true },
  { title: 'Élodie wins, 6–4 7–5', category: 'Sports' },
  { title: 'Prices of glass', category: 'Business', isPremium: true },
  { title: 'Tide tables, explained 🌊', category: 'explainers' },
  { title: 'Letters from the coast', category: 'Coast & Country' },
];

/**
 * Does the typical work of a newsroom by its use cases: registers readers, writes, corrects and
 * deletes articles, renames a category.
 */
export async function workInNewsroom(ports: Ports): Promise<void> {
  async function make(actor: Actor, name: string, input: unknown): Promise<unknown> {
    const outcome = await makeChange(name, ports, actor, input);
    if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.failure)}`);
    return outcome.value;
  }
  const first = <Stored>(list: readonly Stored[]): Stored => {
    const [record] = list;
    if (!record) throw new Error('the list is empty');
    return record;
  };

  for (const name of ['Asha', 'Ravi', 'Élodie']) {
    const email = `${name.normalize('NFD').replace(/\P{ASCII}/gu, '')}@example.com`;
    await make(visitor, 'registerReader', { name, email, password: 'a long enough word' });
    await make(visitor, 'subscribeToNewsletter', { email });
    await make(visitor, 'sendMessage', { name, email, subject: 'Tides', message: 'When?\n\n— A' });
  }
  for (const fields of articles) {
    await make(admin, 'articles: create', {
      ...articleForm,
      ...fields,
      content: [
        { id: 'b1', type: 'paragraph', content: `${fields.title}: the first paragraph.` },
        { id: 'b2', type: 'paragraph', content: 'The second paragraph, with a seldom word.' },
      ],
    });
  }
  const { list } = await ports.store.read(async (view) => ({ list: await view.list('articles') }));
  for (const article of list.slice(0, 3)) {
    await make(admin, 'articles: update', { ...article, title: `${article.title} (corrected)` });
  }
  await make(admin, 'articles: delete', { id: list[4]?.id });
  const categories = await ports.store.read((view) => view.list('categories'));
  const movies = first(categories.filter(({ name }) => name === 'Movies'));
  await make(admin, 'categories: create', { name: 'Climate' });
  await make(admin, 'categories: update', { ...movies, name: 'Cinema' });
  await make(admin, 'videos: create', videoForm);
  await make(admin, 'stories: create', storyForm);
  await make(admin, 'advertisements: create', advertisementForm);
  await make(admin, 'images: create', imageForm);
  const settings = first(await ports.store.read((view) => view.list('settings')));
  await make(admin, 'saveSettings', { ...settings, siteName: 'The Harbour News' });
  const messages = await ports.store.read((view) => view.list('messages'));
  await make(admin, 'markMessage', { id: first(messages).id, status: 'read' });
}
