import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/people-words.ts';

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
    showToast({ title: words.copied, text: words.theLinkWasCopied });
  } catch {
    showToast({ title: words.notCopied, text: words.thisBrowserDidNotAllow, isError: true });
  }
}

/** Shows a link that sets a password, to be handed over where the site sends no e-mail. */
export function PasswordLinkDialog({ made, onClose }: { made: PasswordLink; onClose: () => void }) {
  const { name, link, isMailed } = made;
  return (
    <Dialog isOpen onClose={onClose} label={words.linkFor(name)} className="room-for-toasts">
      <div className="grid w-[min(100vw-2rem,32rem)] gap-4 rounded-2 bg-paper p-5 text-ink text-ui shadow-float">
        <h2 className="text-title">{words.linkFor(name)}</h2>
        <p className="text-ink-2">
          {isMailed ? words.aLetterWithThisLink : words.thisSiteSendsNoMail}{' '}
          {words.whoeverOpensItSets}
        </p>
        <input
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.target.select()}
          className="field-box"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="small" tone="line" onClick={() => void copy(link)}>
            {words.copyLink}
          </Button>
          <Button size="small" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
