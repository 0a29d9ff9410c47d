import type { WebStory } from '#core/web-story/web-story.ts';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { StoryFrame } from './story-frame.tsx';

interface StoryViewerProps {
  /** Story to show; `undefined` while the viewer is closed. */
  story: WebStory | undefined;
  /** Display time of a page without a video, in seconds. */
  storySeconds: number;
  onClose: () => void;
}

/** Shows a story in a dialog: full screen on phones, a portrait frame from 640 px on. */
export function StoryViewer({ story, storySeconds, onClose }: StoryViewerProps) {
  return (
    <Dialog
      isOpen={story !== undefined}
      onClose={onClose}
      closesByBack
      label={story?.title ?? ''}
      className="size-full place-items-center text-white [--focus:var(--sun)] open:grid backdrop:bg-[rgb(8_12_16/0.94)]"
    >
      {story && (
        <StoryFrame key={story.id} story={story} storySeconds={storySeconds} onClose={onClose} />
      )}
    </Dialog>
  );
}
