import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import * as words from '#ui/words/blocks-words.ts';
import type { Frame, FrameKind } from './frame-of.ts';

interface EmbedFrameProps extends Frame {
  title: string;
}

/** A post is as long as its words, which its frame scrolls. */
const boxes: Record<FrameKind, string> = {
  video: 'aspect-[16/9]',
  map: 'aspect-[4/3]',
  chart: 'aspect-[4/3] min-h-[26rem]',
  post: 'h-[36rem]',
};

function LoadedFrame({ provider, kind, src, title }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={words.fromNamed(title, provider)}
      allow="encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
      className={`mt-4 block w-full border-0 bg-paper ${boxes[kind]}`}
    />
  );
}

function NoticeOrFrame(props: EmbedFrameProps) {
  const { provider, kind } = props;
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <LoadedFrame {...props} />;
  return (
    <div className="grid justify-items-center gap-3 px-5 pt-1 text-center font-sans">
      <p className="max-w-[44ch] text-ink-2 text-ui">{words.itComesFrom[kind](provider)}</p>
      <Button tone="line" onClick={() => setWanted(true)} className="needs-script">
        {words.loadIt[kind](provider)}
      </Button>
    </div>
  );
}

/** Says who learns what, and loads the frame of another site after a click. */
export const EmbedFrame = defineIsland({
  name: 'embed-frame',
  part: NoticeOrFrame,
  wakes: ['click button'],
});
