import type { Placement } from '#core/advertisement/advertisement.ts';
import { safeMedia } from '#core/safe-address.ts';
import type { ShownAd } from '#core/site/site.ts';
import { HouseAd } from './house-ad.tsx';
import { Island } from './island.tsx';
import { PaidAd } from './paid-ad.tsx';

const shapes = {
  /** 970:90, on phones 320:100. */
  wide: { figure: 'max-w-[970px]', box: 'aspect-[320/100] md:aspect-[970/90]', isTall: false },
  /** 300:250. */
  box: { figure: 'max-w-[300px]', box: 'aspect-[300/250]', isTall: true },
} as const;

interface AdSlotProps {
  placement: Placement;
  ad?: ShownAd | undefined;
  shape: keyof typeof shapes;
}

/** An advertisement; the house's own where there is none or it does not load. The box never changes its ratio. */
export function AdSlot({ placement, ad, shape }: AdSlotProps) {
  const { figure, box, isTall } = shapes[shape];
  const src = ad && safeMedia(ad.mediaUrl);
  return (
    <figure data-placement={placement} className={`mx-auto w-full ${figure}`}>
      <figcaption className="pb-1 text-ink-3 text-tiny">Advertisement</figcaption>
      <div
        className={`relative overflow-hidden bg-wash shadow-[inset_0_0_0_1px_var(--rule)] ${box}`}
      >
        {ad && src ? (
          <Island key={src} name="ad-slot" part={PaidAd} props={{ ad, src, isTall }} />
        ) : (
          <HouseAd isTall={isTall} />
        )}
      </div>
    </figure>
  );
}
