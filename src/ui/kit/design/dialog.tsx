import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Toaster } from '../page/toaster.island.tsx';
import { closeByBack } from './close-by-back.ts';

interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, by a click on the backdrop, or by the browser's back gesture. */
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  children: ReactNode;
  /** On a phone, Back closes it instead of leaving the page. */
  closesByBack?: boolean;
  /** True where the children contain the dialog's toaster. */
  placesToasts?: boolean;
  /** Size, place and surface; without, it covers the window, transparent. */
  className?: string;
}

/**
 * A modal on the browser's own `<dialog>`: it traps the focus, returns it, and holds the page
 * under it still. Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, label, children, className = '' } = props;
  const { closesByBack = false, placesToasts = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!(isOpen && element)) return undefined;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!(isOpen && closesByBack)) return undefined;
    const leave = closeByBack(() => close());
    return () => void leave();
  }, [isOpen, closesByBack]);

  const isOutside = ({ target }: { target: EventTarget }): boolean => target === dialog.current;
  const closeIfOutside = (event: MouseEvent): void => {
    // A selection that began inside and ended outside is no wish to close.
    if (isOutside(event) && wasPressedOutside.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the backdrop's click does
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser tells late: the dialog may have been opened again since.
        if (isOpen && isOutside(event) && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event);
      }}
      onClick={closeIfOutside}
      className={`dialog ${className}`}
    >
      {isOpen ? (
        <>
          {children}
          {placesToasts ? null : <Toaster isInDialog />}
        </>
      ) : null}
    </dialog>
  );
}
