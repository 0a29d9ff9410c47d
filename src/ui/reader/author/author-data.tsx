import { useContext } from 'react';
import type { Person, ProfilePage } from 'schema-dts';
import type { AuthorPage } from '#core/author/author-page.ts';
import type { Site } from '#core/site/site.ts';
import { absoluteAddress } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { organization, StructuredData } from '#ui/kit/page/structured-data.tsx';
import { authorPath } from '#ui/routes.ts';

interface AuthorDataProps {
  author: AuthorPage['author'];
  site: Pick<Site, 'settings' | 'look'>;
}

/** Structured data of an author: schema.org's ProfilePage of a Person. */
export function AuthorData({ author, site }: AuthorDataProps) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const { name, slug, role, biography, picture, links } = author;
  const profiles = links.map(({ address }) => address).filter((one) => /^https?:/i.test(one));
  const person: Person = {
    '@type': 'Person',
    name,
    url: origin + authorPath(slug),
    ...(role === '' ? {} : { jobTitle: role }),
    ...(biography === '' ? {} : { description: biography }),
    ...(picture && /^(?:https?:|\/)/.test(picture.src)
      ? { image: absoluteAddress(picture.src, origin) }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    worksFor: organization(site, origin),
  };
  const data: ProfilePage = {
    '@type': 'ProfilePage',
    url: origin + authorPath(slug),
    mainEntity: person,
  };
  return <StructuredData data={data} />;
}
