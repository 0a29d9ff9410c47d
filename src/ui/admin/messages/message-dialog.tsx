import type { Message } from '#core/message/message.ts';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Instant } from '../parts/instant.tsx';

interface MessageDialogProps {
  /** Message to show; `undefined` while the dialog is closed. */
  message: Message | undefined;
  subject: string;
  onClose: () => void;
  onMarkNew: (message: Message) => void;
}

function replyAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** Shows a message in full. */
export function MessageDialog({ message, subject, onClose, onMarkNew }: MessageDialogProps) {
  return (
    <Dialog
      isOpen={message !== undefined}
      onClose={onClose}
      label={subject}
      className="room-for-toasts"
    >
      {message ? (
        <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-2 bg-paper text-ink text-ui shadow-float">
          <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pr-2 pl-5">
            <h2 className="min-w-0 flex-1 text-title wrap-anywhere">{subject}</h2>
            <button type="button" aria-label="Close" onClick={onClose} className="icon-button">
              <Icon name="close" />
            </button>
          </div>
          <section
            aria-label="Message"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
            tabIndex={0}
            className="overflow-auto px-5 py-4 wrap-anywhere"
          >
            <p className="font-semibold">{message.name}</p>
            <p className="text-meta">
              {`${message.email} · `}
              <Instant at={message.createdAt} />
            </p>
            <p className="mt-4 whitespace-pre-wrap">{message.message}</p>
          </section>
          <div className="flex flex-wrap justify-end gap-2.5 border-rule border-t bg-wash px-5 py-3">
            <Button
              tone="line"
              size="small"
              onClick={() => onMarkNew(message)}
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              Mark as new
            </Button>
            <ButtonLink
              tone="line"
              size="small"
              href={replyAddress(message)}
              target="_blank"
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              Reply by e-mail
            </ButtonLink>
            <Button
              size="small"
              onClick={onClose}
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              Done
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
