import { useState } from 'react';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { MediaButton } from '#ui/admin/media/media-button.tsx';
import { AUDIO_TYPES, readAudio } from '#ui/admin/media/read-audio.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import type { AudioBlock } from './audio.ts';

function AudioFields({ block, change }: CardProps<AudioBlock>) {
  const [isReading, setIsReading] = useState(false);
  async function upload(file: File): Promise<void> {
    setIsReading(true);
    const outcome = await readAudio(file);
    setIsReading(false);
    if (!outcome.ok) {
      showToast({ title: 'Upload Failed', text: outcome.reason, isError: true });
      return;
    }
    const { url, name } = outcome;
    change(({ title }) => ({ src: url, title: title.trim() || name }));
    showToast({ title: 'Media Uploaded', text: 'The file has been staged.' });
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput label="Title" value={block.title} onChange={(title) => change({ title })} />
        <TextInput
          label="Address of the recording"
          value={block.src.startsWith('data:') ? '' : block.src}
          hint={block.src.startsWith('data:') ? 'A recording of this article.' : undefined}
          onChange={(src) => change({ src })}
        />
      </div>
      <div>
        <MediaButton accept={AUDIO_TYPES} isBusy={isReading} onFile={(file) => void upload(file)}>
          Upload a recording
        </MediaButton>
      </div>
      <TextInput
        label="Voices (optional)"
        value={block.credit ?? ''}
        onChange={(credit) => change({ credit: credit || undefined })}
      />
      <TextInput
        label="Transcript (optional)"
        rows={3}
        value={block.transcript ?? ''}
        onChange={(transcript) => change({ transcript: transcript || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<AudioBlock> = {
  label: 'Audio',
  icon: 'audio',
  group: 'Pictures and sound',
  words: 'recording sound podcast',
  empty: () => ({ type: 'audio', src: '', title: '' }),
  Fields: AudioFields,
};
