import { expect, test } from 'vitest';
import { listedNames } from '#core/back-office/visibility.ts';
import { collections } from '#core/collections.ts';
import { creations, sectionOfCollection, sections } from './sections.ts';

const folders = Object.keys(import.meta.glob(['../*/*-route.tsx', '!../{access,shell}/*']))
  .map((file) => file.split('/')[1])
  .toSorted();

test('every folder with a route is one section', () => {
  expect(sections.map(({ slug }) => slug).toSorted()).toEqual(folders);
});

test('a section is visible to the roles that may see its records', () => {
  for (const { collection, seenBy, label } of sections) {
    if (collection) expect(seenBy, label).toBe(collections[collection].seenBy ?? 'editor');
  }
});

test('every collection has a section, and content can be created there', () => {
  for (const name of listedNames) expect(sectionOfCollection(name), name).toBeDefined();
  for (const name of listedNames.filter((one) => 'kind' in collections[one])) {
    const section = sectionOfCollection(name);
    const path = section?.creationPath ?? `${section?.path}?new=1`;
    expect(
      creations.some((creation) => creation.path === path),
      `${name}: \`creation\` and \`collection\` of its declaration`,
    ).toBe(true);
  }
});
