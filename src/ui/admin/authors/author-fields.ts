import type { Author, AuthorLink } from '#core/author/author.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';

/** Editable fields of an author. */
export type AuthorFields = ReturnType<typeof authorFields>;

export const authorFields = (author: Author | undefined) => ({
  name: author?.name ?? '',
  slug: author?.slug ?? '',
  role: author?.role ?? '',
  biography: author?.biography ?? '',
  picture: author?.picture ?? '',
  pictureAlt: author?.pictureAlt ?? '',
  links: (author?.links ?? []).map(({ label, address }): AuthorLink => ({ label, address })),
  userId: author?.userId ?? '',
});

/** Parts of an author for a comparison. */
export const describeAuthor = (fields: AuthorFields): VersionPart[] => [
  { label: 'Name', text: fields.name },
  { label: 'Role', text: fields.role },
  { label: 'Biography', text: fields.biography },
  { label: 'Portrait', text: fields.picture },
  { label: 'Portrait description', text: fields.pictureAlt },
  { label: 'Address of the page', text: fields.slug },
  { label: 'Account', text: fields.userId },
  ...fields.links.map(({ label, address }, at) => ({
    label: `Link ${at + 1}`,
    text: `${label} ${address}`,
  })),
];
