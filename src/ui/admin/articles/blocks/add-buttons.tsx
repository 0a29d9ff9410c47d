import { useState } from 'react';
import type { BlockType } from '#core/article/content-block.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { kindEntries } from './block-kinds.ts';

/** Types whose buttons are always there, as specified. */
const first: readonly BlockType[] = ['paragraph', 'image', 'video'];

/** Buttons that add a block at the end: those of the specified types, then the others on request. */
export function AddButtons({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = kindEntries.filter(([type]) => isOpen || first.includes(type));
  return (
    <div className="mt-9 flex flex-wrap gap-2 border-edge border-t border-dashed pt-4">
      {shown.map(([type, { label, icon }]) => (
        <Button key={type} tone="line" size="small" onClick={() => onAdd(type)}>
          <AdminIcon name={icon} />
          {`Add ${label}`}
        </Button>
      ))}
      <Button tone="line" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Fewer' : 'Add …'}
      </Button>
    </div>
  );
}
