import { type Advertisement, placements } from '#core/advertisement/advertisement.ts';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import type { Described } from '../parts/compared-fields.tsx';
import { EditDialog } from '../parts/edit-dialog.tsx';
import { SelectField, TextInput } from '../parts/form-field.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { ConflictNotice, DraftNotice } from '../record-form/form-notices.tsx';
import { MediaField } from '../record-form/media-field.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { AdPreview } from './ad-preview.tsx';
import { adTypes, placementLabel } from './placement-label.ts';

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

const describe = (fields: Fields): Described => ({
  'Campaign name': fields.name,
  Placement: placementLabel(fields.placement),
  Type: adTypes[fields.type],
  Media: fields.mediaUrl,
  'Link URL': fields.link,
  'Alt text': fields.text,
  Status: fields.active ? 'Active' : 'Inactive',
});

interface AdvertisementEditorProps {
  recordId: string;
  record: Advertisement | undefined;
  onClose: () => void;
}

/** Writes an advertisement, in front of its slot. */
export function AdvertisementEditor({ recordId, record, onClose }: AdvertisementEditorProps) {
  const form = useRecordForm({
    collection: 'advertisements',
    kind: advertisementKind,
    recordId,
    record,
    toFields,
    labelOf: ({ name }) => name || 'New advertisement',
    onClose,
  });
  const { fields, change } = form;
  return (
    <EditDialog
      isOpen
      size="wide"
      title={record ? 'Edit Advertisement' : 'New Advertisement'}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      saveLabel="Save Advertisement"
      onSave={form.save}
      onClose={form.close}
    >
      <DraftNotice draft={form.draft} describe={describe} />
      <ConflictNotice conflict={form.conflict} fields={fields} describe={describe} />
      <AdPreview placement={fields.placement} ad={{ id: recordId, ...fields }} />
      <div className="grid gap-4 p-5 md:grid-cols-2">
        <TextInput
          label="Campaign Name"
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={form.errorOf('name')}
        />
        <SelectField
          label="Placement"
          required
          options={placements}
          value={fields.placement}
          onChange={(placement) => change({ placement })}
          error={form.errorOf('placement')}
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
          error={form.errorOf('link')}
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
    </EditDialog>
  );
}
