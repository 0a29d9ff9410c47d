import { type CSSProperties, createContext, useContext } from 'react';
import type { Placement } from '#core/advertisement/advertisement.ts';
import { readPictureAddress } from '#core/image/picture-address.ts';
import type { ShownAd } from '#core/site/site.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import * as words from '#ui/words/kit-words.ts';
import { HouseAd } from './house-ad.tsx';
import { PaidAd } from './paid-ad.island.tsx';

/**
 * Boxes by shape. A sold wide advertisement takes the ratio of its creative, up to the slot's
 * height.
 */
const shapes = {
  /** 970:90; 320:100 on phones. */
  wide: {
    figure: 'max-w-[970px]',
    box: 'aspect-[max(320/100,var(--creative,0))] md:aspect-[max(970/90,var(--creative,0))]',
    isTall: false,
  },
  /** 300:250. */
  box: { figure: 'max-w-[300px]', box: 'aspect-[300/250]', isTall: true },
} as const;

/** The size in a creative's file name, as agencies deliver them: `spring-970x90.png`. */
const sizeInName = /(\d{2,4})x(\d{2,4})\.\w+$/;

/** Ratio of the creative, if its address states the size. */
function creativeRatio(src: string): CSSProperties {
  const [, width, height] = sizeInName.exec(src) ?? [];
  const size = readPictureAddress(src)?.picture ?? { width: Number(width), height: Number(height) };
  const ratio = size.width / size.height;
  return ratio > 0 ? ({ '--creative': ratio } as CSSProperties) : {};
}

/** False where the look of the site invites no advertisers: an unsold slot is not shown. */
export const InvitesAdvertisers = createContext(true);

interface AdSlotProps {
  placement: Placement;
  ad?: ShownAd | undefined;
  shape: keyof typeof shapes;
}

/**
 * An advertisement; the house advertisement if none is sold or it fails to load, where the look invites
 * advertisers. The ratio of a wide box comes from the creative's address, so that loading causes no layout shift.
 */
export function AdSlot({ placement, ad, shape }: AdSlotProps) {
  const { figure, box, isTall } = shapes[shape];
  const src = ad && safeMedia(ad.mediaUrl);
  const isInviting = useContext(InvitesAdvertisers);
  if (!isInviting && !src) return null;
  return (
    <figure data-placement={placement} className={`mx-auto w-full print:hidden ${figure}`}>
      <figcaption className="pb-1 text-ink-3 text-tiny">{words.advertisement}</figcaption>
      <div
        className={`relative overflow-hidden bg-wash ${box} ${src ? '' : 'shadow-[inset_0_0_0_1px_var(--rule)]'}`}
        style={src ? creativeRatio(src) : undefined}
      >
        {ad && src ? (
          <PaidAd
            key={src}
            ad={ad}
            src={src}
            isTall={isTall}
            {...(isInviting ? {} : { isSilent: true as const })}
          />
        ) : (
          <HouseAd isTall={isTall} />
        )}
      </div>
    </figure>
  );
}
