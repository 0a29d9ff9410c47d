import {
  type Advertisement,
  type Placement,
  placements,
} from '#core/advertisement/advertisement.ts';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';
import { SwitchField } from '../parts/form/switch-field.tsx';

const placementLabels: Readonly<Record<string, string>> = placements;

/** Label of a placement; an unknown one is its own label. */
export const placementLabel = (placement: string): string =>
  Object.hasOwn(placementLabels, placement) ? (placementLabels[placement] ?? placement) : placement;

export const adTypes = { image: words.image, video: words.video } as const;

/** Slot of each placement: its shape, and its size in words. */
const slots: Record<string, { placement: Placement; shape: 'wide' | 'box'; size: string }> = {
  'homepage-top': { placement: 'homepage-top', shape: 'wide', size: words.wideSlot },
  'homepage-mid': { placement: 'homepage-mid', shape: 'wide', size: words.wideSlot },
  'homepage-sticky': { placement: 'homepage-sticky', shape: 'box', size: '300 × 250' },
  'article-body': { placement: 'article-body', shape: 'box', size: '300 × 250' },
};

const unknownSlot = { placement: 'default', shape: 'box', size: '300 × 250' } as const;

/** The advertisement in its slot, in the proportions that readers see. */
function AdPreview({ placement, ad }: { placement: string; ad: ShownAd }) {
  const slot = slots[placement] ?? unknownSlot;
  return (
    <section aria-label={words.preview} className="bg-wash px-5 py-4">
      <p className="mb-2 text-meta">{words.previewPixels(slot.size)}</p>
      {/* Inert: a click on the advertisement would leave the unsaved work. */}
      <div inert>
        <AdSlot
          key={ad.mediaUrl}
          placement={slot.placement}
          shape={slot.shape}
          ad={ad.mediaUrl ? ad : undefined}
        />
      </div>
      {ad.mediaUrl ? null : <p className="mt-2 text-meta">{words.withoutMediaReadersSee}</p>}
    </section>
  );
}

const toFields = (ad: Advertisement | undefined) => ({
  name: ad?.name ?? '',
  placement: ad?.placement ?? 'homepage-top',
  type: ad?.type ?? ('image' as const),
  mediaUrl: ad?.mediaUrl ?? '',
  link: ad?.link ?? '',
  text: ad?.text ?? '',
  active: ad?.active ?? true,
});

type Fields = ReturnType<typeof toFields>;

const describe = (fields: Fields): VersionPart[] => [
  { label: words.campaignName, text: fields.name },
  { label: words.placement, text: placementLabel(fields.placement) },
  { label: words.type, text: adTypes[fields.type] },
  { label: words.media, text: fields.mediaUrl },
  { label: words.linkUrl, text: fields.link },
  { label: words.altText, text: fields.text },
  { label: words.status, text: fields.active ? words.active : words.inactive },
];

/** Editor of an advertisement, with a preview in its slot. */
export function AdvertisementEditor({ record, onClose }: EditorPlace<Advertisement>) {
  const work = useRecordWork({
    collection: 'advertisements',
    record,
    toFields,
    labelOf: ({ name }) => name || words.newAdvertisement,
    describe,
    saving: useContent('advertisements', advertisementKind),
    onClose,
  });
  const { fields, change } = work;
  return (
    <RecordEditor
      work={work}
      size="wide"
      title={record ? words.editAdvertisement : words.newAdvertisementHeading}
      saveLabel={words.saveAdvertisement}
    >
      <AdPreview placement={fields.placement} ad={{ id: record?.id ?? 'new', ...fields }} />
      <div className="grid gap-4 p-5 md:grid-cols-2">
        <TextInput
          label={words.campaignName}
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={work.errorOf('name')}
        />
        <SelectField
          label={words.placement}
          required
          options={placements}
          value={fields.placement}
          onChange={(placement) => change({ placement })}
          error={work.errorOf('placement')}
        />
        <SelectField
          label={words.type}
          options={adTypes}
          value={fields.type}
          onChange={(type) => change({ type: type === 'video' ? 'video' : 'image' })}
          hint={words.followsTheUploadedFile}
        />
        <TextInput
          label={words.linkUrl}
          type="url"
          value={fields.link}
          onChange={(link) => change({ link })}
          error={work.errorOf('link')}
        />
        <MediaField
          label={words.media}
          src={fields.mediaUrl}
          type={fields.type}
          takesVideos
          onMedia={({ type, url, name }) =>
            change((was) => ({ ...was, type, mediaUrl: url, text: was.text || name }))
          }
          onRemove={() => change({ mediaUrl: '' })}
        />
        <div className="grid content-start gap-4">
          <TextInput
            label={words.altText}
            hint={words.sayWhatTheAdvertisementSays}
            value={fields.text}
            onChange={(text) => change({ text })}
          />
          <SwitchField
            label={words.active}
            hint={words.onlyActiveOnesAreShown}
            isOn={fields.active}
            onChange={(active) => change({ active })}
          />
        </div>
      </div>
    </RecordEditor>
  );
}
