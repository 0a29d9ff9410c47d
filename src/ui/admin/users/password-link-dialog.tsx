import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';

export interface PasswordLink {
  /** Name of its recipient. */
  name: string;
  link: string;
  /** True if the link was sent by e-mail as well. */
  isMailed: boolean;
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: 'Copied!', text: 'The link was copied.' });
  } catch {
    showToast({ title: 'Not Copied', text: 'This browser did not allow it.', isError: true });
  }
}

/** Shows a link that sets a password, to be handed over where the site sends no e-mail. */
export function PasswordLinkDialog({ made, onClose }: { made: PasswordLink; onClose: () => void }) {
  const { name, link, isMailed } = made;
  return (
    <Dialog isOpen onClose={onClose} label={`Link for ${name}`} className="room-for-toasts">
      <div className="grid w-[min(100vw-2rem,32rem)] gap-4 rounded-2 bg-paper p-5 text-ink text-ui shadow-float">
        <h2 className="text-title">{`Link for ${name}`}</h2>
        <p className="text-ink-2">
          {isMailed
            ? 'A letter with this link is on its way. '
            : 'This site sends no e-mail: hand the link over yourself. '}
          Whoever opens it sets the password of this account, and gets the role that they were
          invited to. It is good for one week and works once.
        </p>
        <input
          readOnly
          aria-label="Link"
          value={link}
          onFocus={(event) => event.target.select()}
          className="field-box"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="small" tone="line" onClick={() => void copy(link)}>
            Copy Link
          </Button>
          <Button size="small" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
