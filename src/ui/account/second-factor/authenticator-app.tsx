import { type FormEvent, useState } from 'react';
import type { AppKey } from '#core/second-factor/second-factor.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import * as accountWords from '#ui/words/account-words.ts';
import { FactorPart } from './factor-part.tsx';
import type { SecondFactorWork } from './use-second-factor.ts';

const PART = 'app';

/** The key in groups of four characters, for typing it. */
const inGroups = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** Dark on white in both themes: cameras expect it. */
const QrCode = ({ picture: { size, path } }: Pick<AppKey, 'picture'>) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={accountWords.qrCodeOfTheKey}
    shapeRendering="crispEdges"
    className="size-44 flex-none bg-white"
  >
    <path d={path} fill="#000" />
  </svg>
);

function SetUp({ appKey, work }: { appKey: AppKey; work: SecondFactorWork }) {
  const [code, setCode] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void work.confirmApp(code);
  };
  return (
    <div className="flex flex-wrap gap-5 bg-wash p-4">
      <QrCode picture={appKey.picture} />
      <form noValidate onSubmit={send} className="grid min-w-0 flex-1 basis-60 content-start gap-3">
        <p className="font-semibold">{accountWords.scanThisWithTheApp}</p>
        <p className="text-meta">
          <Sentence
            words={accountWords.orTypeTheKey}
            slots={{
              key: () => (
                <span className="break-words [font-family:ui-monospace,monospace] text-ink">
                  {inGroups(appKey.key)}
                </span>
              ),
            }}
          />
        </p>
        <TextField
          label={accountWords.sixDigits}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          required
          autoFocus
          error={work.errorIn(PART)}
        />
        <span className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={work.isBusy}>
            {accountWords.turnOn}
          </Button>
          <Button tone="line" onClick={work.leaveApp}>
            {accountWords.cancel}
          </Button>
        </span>
      </form>
    </div>
  );
}

/** Authenticator app of the account: set up by QR code, confirmed by its first code. */
export function AuthenticatorApp({ work }: { work: SecondFactorWork }) {
  const { appSince } = work.view;
  const button = appSince ? (
    <Button
      tone="line"
      size="small"
      aria-label={accountWords.removeTheAuthenticatorApp}
      aria-disabled={work.isBusy}
      onClick={() => void work.removeApp()}
    >
      {accountWords.remove}
    </Button>
  ) : (
    <Button
      tone="line"
      size="small"
      aria-disabled={work.isBusy}
      onClick={() => void work.beginApp()}
    >
      {accountWords.setUpAnApp}
    </Button>
  );
  return (
    <FactorPart
      title={accountWords.authenticatorApp}
      action={work.appKey ? undefined : button}
      error={work.appKey ? undefined : work.errorIn(PART)}
    >
      {work.appKey ? (
        <SetUp appKey={work.appKey} work={work} />
      ) : (
        <p className="text-meta">
          {appSince ? (
            <Sentence
              words={accountWords.onSince}
              slots={{ time: () => <PublishedTime published={{ publishedAt: appSince }} /> }}
            />
          ) : (
            accountWords.anAppOnYourPhone
          )}
        </p>
      )}
    </FactorPart>
  );
}
