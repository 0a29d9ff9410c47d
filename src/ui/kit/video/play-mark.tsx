import { Icon } from '../design/icon.tsx';

/** Play icon in the lower left corner of a thumbnail; marigold on hover. */
export function PlayMark({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      className={`absolute bottom-0 left-0 grid place-items-center bg-on-sun text-white transition-colors [button:hover_&]:bg-sun [button:hover_&]:text-on-sun ${isLarge ? 'size-14' : 'size-8'}`}
    >
      <Icon name="play" className={isLarge ? 'size-5' : 'size-4'} />
    </span>
  );
}
