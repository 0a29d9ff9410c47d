import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ProofAsked } from '#core/account/proof-asked.ts';
import type { SessionEnding } from '#core/account/session-ending.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { ProofQuestion } from '#ui/kit/passkey/proof-question.tsx';
import { patterns } from '#ui/routes.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { isSaveShortcut, shortcutLabels } from '../../palette/shortcut.ts';
import { adminClient, readerClient } from '../api/admin-client.ts';
import {
  refusalToSettle,
  type SettleableKind,
  settleRefusal,
  subscribeToRefusals,
} from '../api/settle-refusals.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { focusLastField, isTypedInto } from '../form/field-focus.ts';
import { PasswordQuestion } from './password-question.tsx';

interface LogInFormProps {
  /** Why others ended the session, if they did. */
  ending: SessionEnding | undefined;
  /** Email of the account whose session ended; `undefined` after a login by the shared password. */
  email: string | undefined;
  onLoggedIn: () => void;
  onCancel: () => void;
}

interface LostAccessProps {
  ending: SessionEnding;
  onClose: () => void;
}

/** Says why somebody has no access any more, and that their words are safe. */
function LostAccess({ ending, onClose }: LostAccessProps) {
  const close = useRef<HTMLDivElement>(null);
  useEffect(() => close.current?.querySelector('button')?.focus(), []);
  return (
    <div className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float">
      <h2 className="font-bold text-[1.125rem]/6">{partsWords.youHaveNoAccess}</h2>
      <p role="status" className="text-ink-2">
        {partsWords.sessionEndings[ending]} {partsWords.copyWhatYouNeed}
      </p>
      <div ref={close} className="flex justify-end">
        <Button size="small" onClick={onClose} className="pointer-coarse:min-h-11">
          {partsWords.close}
        </Button>
      </div>
    </div>
  );
}

/** Says why the session ended, where others ended it; asks for a new login over the open page. */
function LogInForm({ ending, email, onLoggedIn, onCancel }: LogInFormProps) {
  const [isWaiting, setWaiting] = useState(false);
  async function logIn(password: string): Promise<void> {
    if (email === undefined) await adminClient().ask('POST /admin/session', { password });
    else {
      const begun = await readerClient().ask('POST /session', { email, password });
      if ('isWaiting' in begun) {
        window.open(patterns.secondStep, '_blank', 'noreferrer');
        setWaiting(true);
        return;
      }
    }
    onLoggedIn();
  }

  return (
    <PasswordQuestion
      heading={partsWords.pleaseLogInAgain}
      text={
        ending
          ? `${partsWords.sessionEndings[ending]} ${partsWords.nothingIsLost}`
          : partsWords.yourSessionHasEndedNothing
      }
      label={
        email === undefined ? partsWords.passwordOfTheBackOffice : partsWords.passwordOf(email)
      }
      confirmLabel={partsWords.logIn}
      busyLabel={partsWords.loggingIn}
      cancelLabel={partsWords.notNow}
      onConfirm={logIn}
      onCancel={onCancel}
    >
      {isWaiting && (
        <p role="alert">
          <Sentence
            words={partsWords.enterYourSecondFactor}
            slots={{
              link: (words) => (
                <a
                  href={patterns.secondStep}
                  target="_blank"
                  rel="noreferrer"
                  className="prose-link"
                >
                  {words}
                </a>
              ),
            }}
          />
        </p>
      )}
      <p className="text-meta">
        <Sentence
          words={partsWords.logInElsewhere}
          slots={{
            link: (words) => (
              <a href={patterns.login} target="_blank" rel="noreferrer" className="prose-link">
                {words}
              </a>
            ),
          }}
        />{' '}
        <Button tone="line" size="small" onClick={onLoggedIn} className="mt-2">
          {partsWords.iAmLoggedIn}
        </Button>
      </p>
    </PasswordQuestion>
  );
}

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

const passwordLabels: Record<ProofAsked['by'], string> = {
  account: partsWords.yourPassword,
  password: partsWords.passwordOfTheBackOffice,
};

/**
 * Asks the user to prove their identity again: by a second factor if the account has one, else by
 * the password that opened the session.
 */
function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [asked, setAsked] = useState<ProofAsked>({ by: 'account' });
  useEffect(() => {
    adminClient()
      .ask('GET /admin/proof')
      .then(setAsked)
      // The proof itself will report the error.
      .catch(() => {});
  }, []);
  if (asked.factor) {
    return (
      <div className="w-[min(100vw-2rem,27.5rem)] rounded-2 bg-raise p-2 text-ink text-ui shadow-float">
        <ProofQuestion onProven={onProven} onCancel={onCancel} />
      </div>
    );
  }
  return (
    <PasswordQuestion
      heading={partsWords.pleaseConfirm}
      text={partsWords.thisGivesOthersAccess}
      label={passwordLabels[asked.by]}
      confirmLabel={partsWords.confirm}
      busyLabel={partsWords.confirming}
      onConfirm={async (password) => {
        await adminClient().ask('POST /admin/proof', { password });
        onProven();
      }}
      onCancel={onCancel}
    />
  );
}

interface RefusalDialogProps {
  /** Email of the logged-in account; `undefined` after a login by the shared password. */
  email: string | undefined;
}

const titles: Record<SettleableKind, string> = {
  'not-logged-in': partsWords.pleaseLogInAgain,
  'proof-needed': partsWords.pleaseConfirm,
};

const buttons: Record<SettleableKind, string> = {
  'proof-needed': partsWords.confirm,
  'not-logged-in': partsWords.logInAgain,
};

const whyEnded = (ending: SessionEnding | undefined): string =>
  ending ? partsWords.sessionEndings[ending] : partsWords.yourSessionHasEnded;

/**
 * True while the dialog of a refusal must wait, because text is being typed into the page. It opens by
 * Ctrl/⌘-S, or when the focus leaves the text.
 */
function useWaiting(kind: SettleableKind | undefined): [isWaiting: boolean, end: () => void] {
  const [ended, setEnded] = useState<SettleableKind>();
  const [typed, setTyped] = useState<SettleableKind>();
  if (kind === undefined && (ended || typed)) {
    setEnded(undefined);
    setTyped(undefined);
  } else if (kind && ended !== kind && typed !== kind) {
    // A form in a dialog is sent by its user, who is done typing.
    const field = document.activeElement;
    if (isTypedInto(field) && !field.closest('dialog')) setTyped(kind);
    else setEnded(kind);
  }
  const isWaiting = kind !== undefined && typed === kind && ended !== kind;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const end = (): void => setEnded(kind);
    const listening = new AbortController();
    const { signal } = listening;
    let isPressed = false;
    const notePress = ({ type, button }: MouseEvent): void => {
      isPressed = type === 'mousedown' && button === 0;
    };
    // A drag ends without a `mouseup`.
    const noteDrag = (): void => {
      isPressed = false;
    };
    const endByFocus = ({ target }: FocusEvent): void => {
      const isText = isTypedInto(target as Element);
      if (isText || (target as Element).closest('[data-refusal]')) return;
      // A dialog that opened between the press and the release of a button would swallow the click.
      if (isPressed) document.addEventListener('mouseup', () => setTimeout(end), { signal });
      else end();
    };
    const endByKey = (event: KeyboardEvent): void => {
      if (!isSaveShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    document.addEventListener('mousedown', notePress, { capture: true, signal });
    document.addEventListener('mouseup', notePress, { capture: true, signal });
    document.addEventListener('dragend', noteDrag, { capture: true, signal });
    document.addEventListener('focusin', endByFocus, { signal });
    document.addEventListener('keydown', endByKey, { capture: true, signal });
    return () => listening.abort();
  }, [isWaiting, kind]);
  return [isWaiting, () => setEnded(kind)];
}

/**
 * Resolves a refused call; see `settlingRefusals`. Asks in a dialog over the page; while somebody types,
 * a line says so first and takes no focus.
 */
export function RefusalDialog({ email }: RefusalDialogProps) {
  const kind = useSyncExternalStore(subscribeToRefusals, refusalToSettle);
  const [isWaiting, end] = useWaiting(kind);
  const { value: access } = useLoaded(kind === 'not-logged-in' ? 'access' : undefined, () =>
    adminClient().ask('GET /admin/access'),
  );
  const ending = access?.ending;
  // The shared password still opens the back office, whatever happened to an account.
  const lost = email === undefined || ending === 'changed' ? undefined : ending;
  if (isWaiting && kind) {
    return (
      <div
        role="alert"
        data-refusal
        className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-[40rem] flex-wrap items-center gap-3 rounded-2 border border-edge bg-raise px-4 py-3 text-ink text-ui shadow-float"
      >
        <Icon name="alert" className="size-5 text-warn" />
        <p className="flex-[1_1_16rem]">
          {kind === 'not-logged-in' ? whyEnded(ending) : `${titles[kind]}.`}{' '}
          {partsWords.yourWordsStay(shortcutLabels.save())}
        </p>
        <Button
          size="small"
          onClick={() => {
            focusLastField();
            end();
          }}
          className="pointer-coarse:min-h-11"
        >
          {lost ? partsWords.details : buttons[kind]}
        </Button>
      </div>
    );
  }
  return (
    <Dialog
      isOpen={kind !== undefined}
      onClose={() => settleRefusal(false)}
      label={lost ? partsWords.youHaveNoAccess : titles[kind ?? 'proof-needed']}
      className="room-for-toasts"
    >
      {lost && <LostAccess ending={lost} onClose={() => settleRefusal(false)} />}
      {kind === 'not-logged-in' && !lost && (
        <LogInForm
          ending={ending}
          email={email}
          onLoggedIn={() => settleRefusal(true)}
          onCancel={() => settleRefusal(false)}
        />
      )}
      {kind !== 'not-logged-in' && (
        <ProofForm onProven={() => settleRefusal(true)} onCancel={() => settleRefusal(false)} />
      )}
    </Dialog>
  );
}
