import { addressInCode } from '#core/video/video.ts';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import type { EmbedBlock } from './embed.ts';

function EmbedFields({ block, change }: CardProps<EmbedBlock>) {
  return (
    <div className="grid gap-3">
      <TextInput
        label="Address"
        type="url"
        value={block.url}
        hint="Readers see a card; what it shows loads when they press it."
        onChange={(url) => change({ url: addressInCode(url) })}
      />
      <TextInput
        label="Title of the card"
        value={block.title}
        onChange={(title) => change({ title })}
      />
      <TextInput
        label="Description (optional)"
        value={block.description ?? ''}
        onChange={(description) => change({ description: description || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<EmbedBlock> = {
  label: 'Embed',
  icon: 'embed',
  group: 'Pictures and sound',
  words: 'link card map chart post',
  empty: () => ({ type: 'embed', url: '', title: '' }),
  Fields: EmbedFields,
};
