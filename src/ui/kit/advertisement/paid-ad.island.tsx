import { useState } from 'react';
import type { ShownAd } from '#core/site/site.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { ResponsiveImage } from '../design/responsive-image.tsx';
import { defineIsland } from '../page/define-island.tsx';
import { HouseAd, type HouseAdProps } from './house-ad.tsx';

const creative = 'absolute inset-0 size-full object-contain';

function Creative({ ad, src, onError }: { ad: ShownAd; src: string; onError: () => void }) {
  const media =
    ad.type === 'video' ? (
      // `behaviours/start-behaviours.ts` starts it, unless the reader prefers reduced motion.
      <video
        data-loop=""
        src={src}
        aria-label={ad.text}
        muted
        loop
        playsInline
        onError={onError}
        className={creative}
      />
    ) : (
      <ResponsiveImage
        src={src}
        alt={ad.text}
        sizes="(min-width: 1024px) 62rem, 100vw"
        onError={onError}
        className={creative}
      />
    );
  const link = safeLink(ad.link);
  if (link === undefined) return media;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener sponsored"
      className="absolute inset-0 -outline-offset-4"
    >
      {media}
    </a>
  );
}

interface PaidAdProps extends HouseAdProps {
  ad: ShownAd;
  src: string;
  /** True where the look of the site invites no advertisers. */
  isSilent?: true;
}

function AdOrHouse({ ad, src, isSilent, ...house }: PaidAdProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return isSilent ? null : <HouseAd {...house} />;
  return <Creative ad={ad} src={src} onError={() => setBroken(true)} />;
}

/** A sold advertisement; if it fails to load, the house advertisement, or nothing on a site that invites none. */
export const PaidAd = defineIsland({
  name: 'paid-ad',
  part: AdOrHouse,
  wakes: ['error img, video'],
});
