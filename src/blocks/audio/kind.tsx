import { useState } from 'react';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { MediaButton } from '#ui/admin/media/media-button.tsx';
import { AUDIO_TYPES, readAudio } from '#ui/admin/media/read-audio.ts';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { AudioBlock } from './audio.ts';

function AudioFields({ block, change }: CardProps<AudioBlock>) {
  const [isReading, setIsReading] = useState(false);
  async function upload(file: File): Promise<void> {
    setIsReading(true);
    const outcome = await readAudio(file);
    setIsReading(false);
    if (!outcome.ok) {
      showToast({ title: surfaceWords.uploadFailed, text: outcome.reason, isError: true });
      return;
    }
    const { url, name } = outcome;
    change(({ title }) => ({ src: url, title: title.trim() || name }));
    showToast({ title: surfaceWords.mediaUploaded, text: surfaceWords.theFileHasBeenStaged });
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label={surfaceWords.title}
          value={block.title}
          onChange={(title) => change({ title })}
        />
        <TextInput
          label={surfaceWords.addressOfTheRecording}
          value={block.src.startsWith('data:') ? '' : block.src}
          hint={block.src.startsWith('data:') ? surfaceWords.aRecordingOfThisArticle : undefined}
          onChange={(src) => change({ src })}
        />
      </div>
      <div>
        <MediaButton accept={AUDIO_TYPES} isBusy={isReading} onFile={(file) => void upload(file)}>
          {surfaceWords.uploadARecording}
        </MediaButton>
      </div>
      <TextInput
        label={surfaceWords.voicesOptional}
        value={block.credit ?? ''}
        onChange={(credit) => change({ credit: credit || undefined })}
      />
      <TextInput
        label={surfaceWords.transcriptOptional}
        rows={3}
        value={block.transcript ?? ''}
        onChange={(transcript) => change({ transcript: transcript || undefined })}
      />
    </div>
  );
}

export const kind: CardKind<AudioBlock> = {
  label: surfaceWords.audio,
  icon: 'audio',
  group: surfaceWords.picturesAndSound,
  words: surfaceWords.recordingSoundPodcast,
  empty: () => ({ type: 'audio', src: '', title: '' }),
  Fields: AudioFields,
};
