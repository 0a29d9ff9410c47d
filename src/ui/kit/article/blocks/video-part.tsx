import type { VideoBlock } from '#core/article/blocks/video.ts';
import { VideoFacade } from '../../video/video-facade.island.tsx';
import { Caption } from '../caption.tsx';
import type { BlockPart } from './block-part.ts';

export const VideoPart: BlockPart<VideoBlock> = ({ block, setting: { title } }) => (
  <figure className="my-7">
    <VideoFacade videoId={block.videoId} title={`Video: ${title}`} />
    <Caption text="Video plays from an outside site after you press play." />
  </figure>
);
