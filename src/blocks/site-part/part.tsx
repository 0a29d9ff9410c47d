import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/blocks-words.ts';
import type { SitePart, SitePartBlock } from './site-part.ts';

/** Links to where a part stands, for texts that don't draw it: articles have no script for a form. */
const links: Record<SitePart, { href: string; label: string }> = {
  'contact-form': { href: patterns.contact, label: words.writeToTheNewsroom },
  'contact-details': { href: patterns.contact, label: words.howToReachTheNewsroom },
  notifications: { href: patterns.privacy, label: words.chooseNotifications },
};

export const Part: BlockPart<SitePartBlock> = ({ block, setting: { drawSitePart } }) => {
  const { href, label } = links[block.part];
  return (
    <div className="my-7 first:mt-0 last:mb-0 print:hidden">
      {drawSitePart?.(block) ?? (
        <p className="text-body">
          <a href={href} className="prose-link">
            {label}
          </a>
        </p>
      )}
    </div>
  );
};
