import {
  type Advertisement,
  type Placement,
  placements,
} from '#core/advertisement/advertisement.ts';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import type { ShownAd } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
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

export const adTypes = { image: 'Image', video: 'Video' } as const;

/** Slot of each placement: its shape, and its size in words. */
const slots: Record<string, { placement: Placement; shape: 'wide' | 'box'; size: string }> = {
  'homepage-top': { placement: 'homepage-top', shape: 'wide', size: '970 × 90, phones 320 × 100' },
  'homepage-mid': { placement: 'homepage-mid', shape: 'wide', size: '970 × 90, phones 320 × 100' },
  'homepage-sticky': { placement: 'homepage-sticky', shape: 'box', size: '300 × 250' },
  'article-body': { placement: 'article-body', shape: 'box', size: '300 × 250' },
};

const unknownSlot = { placement: 'default', shape: 'box', size: '300 × 250' } as const;

/** The advertisement in its slot, in the proportions that readers see. */
function AdPreview({ placement, ad }: { placement: string; ad: ShownAd }) {
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
  { label: 'Campaign Name', text: fields.name },
  { label: 'Placement', text: placementLabel(fields.placement) },
  { label: 'Type', text: adTypes[fields.type] },
  { label: 'Media', text: fields.mediaUrl },
  { label: 'Link URL', text: fields.link },
  { label: 'Alt Text', text: fields.text },
  { label: 'Status', text: fields.active ? 'Active' : 'Inactive' },
];

/** Editor of an advertisement, with a preview in its slot. */
export function AdvertisementEditor({ record, onClose }: EditorPlace<Advertisement>) {
  const work = useRecordWork({
    collection: 'advertisements',
    record,
    toFields,
    labelOf: ({ name }) => name || 'New advertisement',
    describe,
    saving: useContent('advertisements', advertisementKind),
    onClose,
  });
  const { fields, change } = work;
  return (
    <RecordEditor
      work={work}
      size="wide"
      title={record ? 'Edit Advertisement' : 'New Advertisement'}
      saveLabel="Save Advertisement"
    >
      <AdPreview placement={fields.placement} ad={{ id: record?.id ?? 'new', ...fields }} />
      <div className="grid gap-4 p-5 md:grid-cols-2">
        <TextInput
          label="Campaign Name"
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={work.errorOf('name')}
        />
        <SelectField
          label="Placement"
          required
          options={placements}
          value={fields.placement}
          onChange={(placement) => change({ placement })}
          error={work.errorOf('placement')}
        />
        <SelectField
          label="Type"
          options={adTypes}
          value={fields.type}
          onChange={(type) => change({ type: type === 'video' ? 'video' : 'image' })}
          hint="Follows the uploaded file."
        />
        <TextInput
          label="Link URL"
          type="url"
          value={fields.link}
          onChange={(link) => change({ link })}
          error={work.errorOf('link')}
        />
        <MediaField
          label="Media"
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
            label="Alt Text"
            hint="Say what the advertisement says."
            value={fields.text}
            onChange={(text) => change({ text })}
          />
          <SwitchField
            label="Active"
            hint="Only active ones are shown, the first of each placement."
            isOn={fields.active}
            onChange={(active) => change({ active })}
          />
        </div>
      </div>
    </RecordEditor>
  );
}
