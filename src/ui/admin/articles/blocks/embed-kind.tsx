import type { EmbedBlock } from '#core/article/blocks/embed.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import type { CardKind, CardProps } from './define-block-kind.ts';

function EmbedFields({ block, change }: CardProps<EmbedBlock>) {
  return (
    <div className="grid gap-3">
      <TextInput
        label="Address"
        type="url"
        value={block.url}
        hint="Readers see a card; what it shows loads when they press it."
        onChange={(url) => change({ url })}
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

export const embedKind: CardKind<EmbedBlock> = {
  label: 'Embed',
  icon: 'embed',
  group: 'Pictures and sound',
  words: 'link card map chart post',
  empty: () => ({ type: 'embed', url: '', title: '' }),
  Fields: EmbedFields,
};
