import { useId, useState } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Switch } from '../parts/form/switch.tsx';
import { keyTable } from './key-table.ts';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,52rem)] grid-rows-[auto_minmax(0,1fr)] rounded-2 bg-raise text-ink text-ui shadow-float">
      <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pr-2 pl-5">
        <h2 className="flex-1 text-title">Keyboard shortcuts</h2>
        <button type="button" aria-label="Close" onClick={onClose} className="icon-button">
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-auto p-5">
        <div className="flex items-start gap-3">
          <Switch
            id={id}
            checked={isOn}
            onChange={({ target }) => {
              switchSingleKeys(target.checked);
              setIsOn(areSingleKeysOn());
            }}
          />
          <label htmlFor={id}>
            Keys of one character
            <span className="block text-meta">
              Outside of fields, in this browser. Switch them off if you speak your input.
            </span>
          </label>
        </div>
        <div className="mt-5 gap-8 md:columns-2">
          {keyTable(isOn).map(({ title, lines }) => (
            <section key={title} className="mb-5 break-inside-avoid">
              <h3 className="border-rule border-b pb-1.5 font-bold">{title}</h3>
              <dl>
                {lines.map(({ keys, does }) => (
                  <div
                    key={does}
                    className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-rule border-b py-1.5"
                  >
                    <dt>
                      {keys.map((key, at) => (
                        <span key={key}>
                          {at > 0 ? ', ' : ''}
                          <kbd className="font-sans font-semibold">{key}</kbd>
                        </span>
                      ))}
                    </dt>
                    <dd className="text-ink-2">{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Dialog of all keys of the back office, with the switch for those of one character. */
export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} label="Keyboard shortcuts" className="room-for-toasts">
    <KeyList onClose={onClose} />
  </Dialog>
);
