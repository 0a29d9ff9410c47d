import type { Placement } from '#core/advertisement/advertisement.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';

/** Slot of each placement: its shape, and its size in words. */
const slots: Record<string, { placement: Placement; shape: 'wide' | 'box'; size: string }> = {
  'homepage-top': { placement: 'homepage-top', shape: 'wide', size: '970 × 90, phones 320 × 100' },
  'homepage-mid': { placement: 'homepage-mid', shape: 'wide', size: '970 × 90, phones 320 × 100' },
  'homepage-sticky': { placement: 'homepage-sticky', shape: 'box', size: '300 × 250' },
  'article-body': { placement: 'article-body', shape: 'box', size: '300 × 250' },
};

const unknownSlot = { placement: 'default', shape: 'box', size: '300 × 250' } as const;

/** The advertisement in its slot, in the proportions that readers see. */
export function AdPreview({ placement, ad }: { placement: string; ad: ShownAd }) {
  const slot = slots[placement] ?? unknownSlot;
  return (
    <section aria-label="Preview" className="bg-wash px-5 py-4">
      <p className="mb-2 text-meta">{`Preview, ${slot.size} pixels`}</p>
      {/* Inert: a click on the advertisement would leave the unsaved work. */}
      <div inert>
        <AdSlot
          key={ad.mediaUrl}
          placement={slot.placement}
          shape={slot.shape}
          ad={ad.mediaUrl ? ad : undefined}
        />
      </div>
      {ad.mediaUrl ? null : (
        <p className="mt-2 text-meta">Without media, readers see the house’s own invitation.</p>
      )}
    </section>
  );
}
