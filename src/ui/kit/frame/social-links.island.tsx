import { type SocialNetwork, socialNetworks } from '#core/settings/site-settings.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/frame-words.ts';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

const sayNotYet = (): void =>
  showToast({
    title: words.thisFeatureIsntImplementedYet,
    text: words.youCanRequestItNext,
    isRemark: true,
  });

const target = 'icon-button hover:bg-night-2 hover:text-white';

interface SocialLinksProps {
  addresses: Record<SocialNetwork, string>;
  /** Shows networks without an address as buttons that announce them; for demos. */
  hasPlaceholders: boolean;
}

function NetworkLinks({ addresses, hasPlaceholders }: SocialLinksProps) {
  const shown = socialNetworks.filter(
    (network) => hasPlaceholders || safeLink(addresses[network]) !== undefined,
  );
  if (shown.length === 0) return null;
  return (
    <ul className="-ms-3 flex flex-wrap">
      {shown.map((network) => {
        const href = safeLink(addresses[network]);
        return (
          <li key={network}>
            {href ? (
              <a href={href} rel="me noopener" aria-label={names[network]} className={target}>
                <Icon name={network} />
              </a>
            ) : (
              <button
                type="button"
                aria-label={names[network]}
                onClick={sayNotYet}
                className={`needs-script ${target}`}
              >
                <Icon name={network} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Links to the social networks. */
export const SocialLinks = defineIsland({
  name: 'social-links',
  part: NetworkLinks,
  wakes: ['click button'],
});
