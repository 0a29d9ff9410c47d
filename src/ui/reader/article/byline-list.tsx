import type { ShownByline } from '#core/article/shown-bylines.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { authorPath } from '#ui/routes.ts';
import { Portrait } from '../author/portrait.tsx';

function Name({ byline: { name, slug } }: { byline: ShownByline }) {
  if (slug === undefined) return <b className="font-semibold">{name}</b>;
  return (
    <a href={authorPath(slug)} rel="author" className="py-[3px] hover:underline-ui">
      {name}
    </a>
  );
}

/** Names above an article, each with portrait, role and link to the author's page where there are any. */
export const BylineList = ({ bylines }: { bylines: readonly ShownByline[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2.5 lg:grid">
    {bylines.map((byline, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
      <li key={at} className="flex items-center gap-2.5">
        {byline.picture && (
          <Portrait picture={byline.picture} size={44} className="size-11 print:hidden" />
        )}
        <p className="min-w-0 text-nav wrap-anywhere" {...writtenIn(byline.name)}>
          <Name byline={byline} />
          {byline.role && <span className="block text-meta">{byline.role}</span>}
        </p>
      </li>
    ))}
  </ul>
);
