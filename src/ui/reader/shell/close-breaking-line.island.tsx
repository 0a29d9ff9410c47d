import { closeLine } from '#ui/kit/behaviours/close-line.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';

/** `at`: instant of the line. */
const CloseButton = ({ at }: { at: string }) => (
  <button
    type="button"
    aria-label="Close breaking line"
    onClick={({ currentTarget }) => {
      const line = currentTarget.closest<HTMLElement>('[data-breaking]');
      if (line) closeLine(line, at);
    }}
    className="needs-script icon-button -me-3 shrink-0"
  >
    <Icon name="close" />
  </button>
);

/** Button that closes the breaking line for this reader. */
export const CloseBreakingLine = defineIsland({
  name: 'close-breaking-line',
  part: CloseButton,
  wakes: ['click button'],
});
