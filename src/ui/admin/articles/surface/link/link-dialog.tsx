import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { articlePath } from '#ui/routes.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { focusFirstField } from '../../../parts/form/field-focus.ts';
import { ArticleCombobox } from './article-combobox.tsx';
import { linkAddress } from './link-range.ts';

interface LinkFormProps {
  /** Address of the link that is there; '' if there is none. */
  href: string;
  /** Called with the new address; `undefined` removes the link. */
  onLink: (href: string | undefined) => void;
  onClose: () => void;
}

function LinkForm({ href, onLink, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [isRefused, setIsRefused] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(form.current), []);
  const set = (typed: string): void => {
    const next = linkAddress(typed);
    setIsRefused(next === undefined);
    if (next !== undefined) onLink(next);
  };
  return (
    <div
      ref={form}
      className="grid max-h-[calc(100dvh-2rem)] min-h-[min(22rem,calc(100dvh-2rem))] w-[min(100vw-2rem,30rem)] content-between gap-4 overflow-visible rounded-2 bg-raise p-6 text-ink text-ui shadow-float"
    >
      <div className="grid gap-4">
        <h2 className="font-bold text-[1.125rem]/6">{surfaceWords.link}</h2>
        <ArticleCombobox
          label={surfaceWords.addressOrWords}
          initial={href}
          error={isRefused ? surfaceWords.thisIsNoAddress : undefined}
          onPick={(id) => {
            onLink(articlePath({ id }));
            return undefined;
          }}
          address={{ in: linkAddress, onType: setAddress, onEnter: set }}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {href === '' ? null : (
          <Button tone="line" size="small" className="me-auto" onClick={() => onLink(undefined)}>
            {surfaceWords.removeLink}
          </Button>
        )}
        <Button tone="line" size="small" onClick={onClose}>
          {surfaceWords.cancel}
        </Button>
        <Button size="small" onClick={() => set(address)}>
          {surfaceWords.setLink}
        </Button>
      </div>
    </div>
  );
}

/** Dialog for the address of a link: any address, or that of one of our own articles. */
export const LinkDialog = ({ isOpen, ...form }: LinkFormProps & { isOpen: boolean }) => (
  <Dialog
    isOpen={isOpen}
    onClose={form.onClose}
    label={surfaceWords.link}
    className="room-for-toasts"
  >
    <LinkForm {...form} />
  </Dialog>
);
