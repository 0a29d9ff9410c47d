import { addressInCode } from '#core/video/video.ts';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { EmbedBlock } from './embed.ts';

function EmbedFields({ block, change }: CardProps<EmbedBlock>) {
  return (
    <div className="grid gap-3">
      <TextInput
        label={surfaceWords.address}
        type="url"
        value={block.url}
        hint={surfaceWords.readersSeeACard}
        onChange={(url) => change({ url: addressInCode(url) })}
      />
      <TextInput
        label={surfaceWords.titleOfTheCard}
        value={block.title}
        onChange={(title) => change({ title })}
      />
      <TextInput
        label={surfaceWords.descriptionOptional}
        value={block.description ?? ''}
        onChange={(description) => change({ description: description || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<EmbedBlock> = {
  label: surfaceWords.embed,
  icon: 'embed',
  group: surfaceWords.picturesAndSound,
  words: surfaceWords.linkCardMapChartPost,
  empty: () => ({ type: 'embed', url: '', title: '' }),
  Fields: EmbedFields,
};
