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
  /** Called on Escape, the browser's close gesture, a click on the backdrop, or Back. */
  onClose: () => void;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** On touch screens, Back closes the dialog instead of leaving the page. */
  closesByBack?: boolean;
  /** True if the children contain a toaster. */
  placesToasts?: boolean;
  /** Size, position and background; default: the whole window, transparent. */
  className?: string;
}

/**
 * Modal `<dialog>`: traps the focus, returns it to the opener, and keeps the page from scrolling.
 * Renders its children only while open.
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
    // The press must have begun outside too: selecting text can end outside.
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
        // The event comes late: the dialog may be open again by now.
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
