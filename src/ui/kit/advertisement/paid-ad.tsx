import { useEffect, useRef, useState } from 'react';
import type { ShownAd } from '#core/site/site.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { playWhereMotionIsWanted } from '../design/play-where-motion-is-wanted.ts';
import { ResponsiveImage } from '../design/responsive-image.tsx';
import { HouseAd, type HouseAdProps } from './house-ad.tsx';

const creative = 'absolute inset-0 size-full object-contain';

/** A muted loop that holds still where motion is not wanted. */
function AdVideo({ src, text, onError }: { src: string; text: string; onError: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? playWhereMotionIsWanted(video.current) : undefined), []);
  return (
    <video
      ref={video}
      data-loop=""
      src={src}
      aria-label={text}
      muted
      loop
      playsInline
      onError={onError}
      className={creative}
    />
  );
}

function Creative({ ad, src, onError }: { ad: ShownAd; src: string; onError: () => void }) {
  const media =
    ad.type === 'video' ? (
      <AdVideo src={src} text={ad.text} onError={onError} />
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
}

/** An advertisement; the house's own where it does not load. */
export function PaidAd({ ad, src, ...house }: PaidAdProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <HouseAd {...house} />;
  return <Creative ad={ad} src={src} onError={() => setBroken(true)} />;
}

export const adSlotIsland = { name: 'ad-slot', part: PaidAd } as const;
