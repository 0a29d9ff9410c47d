import { useEffect, useRef, useState } from 'react';
import type { Placement } from '#core/advertisement/advertisement.ts';
import { safeLink, safeMedia } from '#core/safe-address.ts';
import type { ShownAd } from '#core/site/site.ts';
import { patterns } from '../routes.ts';
import { Mark } from './logo.tsx';

const shapes = {
  /** 970:90, on phones 320:100. */
  wide: { figure: 'max-w-[970px]', box: 'aspect-[320/100] md:aspect-[970/90]', house: '' },
  /** 300:250. */
  box: { figure: 'max-w-[300px]', box: 'aspect-[300/250]', house: 'flex-col' },
} as const;

interface AdSlotProps {
  placement: Placement;
  ad?: ShownAd | undefined;
  shape: keyof typeof shapes;
}

const creative = 'absolute inset-0 size-full object-contain';

/** A muted loop that holds still where motion is not wanted. */
function AdVideo({ src, text, onError }: { src: string; text: string; onError: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const obey = (): void => {
      if (still.matches) video.current?.pause();
      else video.current?.play().catch(() => undefined);
    };
    obey();
    still.addEventListener('change', obey);
    return () => still.removeEventListener('change', obey);
  }, []);
  return (
    <video
      ref={video}
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
      <img
        src={src}
        alt={ad.text}
        loading="lazy"
        decoding="async"
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

/** An advertisement; the house's own where there is none or it does not load. The box never changes its ratio. */
export function AdSlot({ placement, ad, shape }: AdSlotProps) {
  const { figure, box, house } = shapes[shape];
  const [broken, setBroken] = useState<string>();
  const src = ad && safeMedia(ad.mediaUrl);
  return (
    <figure data-placement={placement} className={`mx-auto w-full ${figure}`}>
      <figcaption className="pb-1 text-ink-3 text-tiny">Advertisement</figcaption>
      <div
        className={`relative overflow-hidden bg-wash shadow-[inset_0_0_0_1px_var(--rule)] ${box}`}
      >
        {ad && src && src !== broken ? (
          <Creative ad={ad} src={src} onError={() => setBroken(src)} />
        ) : (
          <a
            href={patterns.advertise}
            className={`absolute inset-0 flex items-center justify-center gap-3.5 px-5 text-center text-ink-2 text-nav -outline-offset-4 hover:text-ink hover:underline-ui ${house}`}
          >
            <Mark className="h-[30px] w-10" />
            Advertise With Us
          </a>
        )}
      </div>
    </figure>
  );
}
