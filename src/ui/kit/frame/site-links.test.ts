import { expect, test } from 'vitest';
import { categoryLink } from '#core/article/article-card.ts';
import { defaultLook, type Look } from '#core/look/look.ts';
import type { Site } from '#core/site/site.ts';
import { footerColumns, housePages, menuOf } from './site-links.ts';

const categories = ['World', 'Cricket'].map(categoryLink);
const menuWith = (look: Partial<Look>) =>
  menuOf({ categories, look: { ...defaultLook(), ...look } });

test('without a look of its own, the menu has every section', () => {
  expect(menuWith({})).toMatchObject([
    { label: 'World', href: '/category/world', category: { slug: 'world' }, below: [] },
    { label: 'Cricket', href: '/category/cricket' },
  ]);
});

test('an entry of a section has its name and colour, unless it has a label', () => {
  const entry = { href: '/category/world', below: [] };
  expect(
    menuWith({
      menu: [
        { label: '', ...entry },
        { label: 'Abroad', ...entry },
      ],
    }),
  ).toMatchObject([
    { label: 'World', category: { slug: 'world' } },
    { label: 'Abroad', category: { slug: 'world' } },
  ]);
});

test('entries of sections that are gone, and addresses that must not be followed, are left out', () => {
  const shown = menuWith({
    menu: [
      { label: '', href: '/category/gone', below: [] },
      { label: 'Run', href: 'javascript:alert(1)', below: [] },
      {
        label: 'Help',
        href: 'https://example.com',
        below: [
          { label: 'Run', href: ' java\nscript:alert(1)' },
          { label: 'About', href: '/about-us' },
        ],
      },
    ],
  });
  expect(shown).toMatchObject([{ label: 'Help', below: [{ label: 'About', href: '/about-us' }] }]);
  expect(shown).toHaveLength(1);
});

test('a look that invites no advertisers leaves their page out of strip and footer', () => {
  const silent = { ...defaultLook(), invitesAdvertisers: false };
  const hrefs = (look: Look, withdrawnPages: Site['withdrawnPages'] = []) => [
    ...housePages({ look, withdrawnPages }).map(({ href }) => href),
    ...footerColumns({ look, withdrawnPages }).flatMap(({ links }) =>
      links.map(({ href }) => href),
    ),
  ];
  expect(hrefs(defaultLook()).filter((href) => href === '/advertise-with-us')).toHaveLength(2);
  expect(hrefs(silent)).not.toContain('/advertise-with-us');
  expect(hrefs(defaultLook(), ['about-us'])).not.toContain('/about-us');
});

test('columns of its own replace those of the footer', () => {
  const footer = [{ heading: 'House', links: [{ label: 'About', href: '/about-us' }] }];
  expect(footerColumns({ look: { ...defaultLook(), footer }, withdrawnPages: [] })).toEqual(footer);
});
