import { useState } from 'react';
import type { Reader } from '#core/account/user.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import * as peopleWords from '#ui/words/admin/people-words.ts';
import * as words from '#ui/words/admin/staff-people-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { savesByKey } from '../parts/dialog/saves-by-key.ts';
import { useLeaveQuestion } from '../parts/editor/use-leave-question.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';

const fieldsOf = ({ name, email, picture = '' }: Reader) => ({ name, email, picture });

/** Form of one's own name, picture and e-mail address. */
function DetailsForm({ reader, sendsMail }: { reader: Reader; sendsMail: boolean }) {
  const { run, isBusy, errorOf } = useWork();
  const [fields, setFields] = useState(fieldsOf(reader));
  const change = (changed: Partial<typeof fields>): void => setFields({ ...fields, ...changed });
  const isDirty =
    fields.name !== reader.name ||
    fields.email !== reader.email ||
    fields.picture !== (reader.picture ?? '');
  const { question } = useLeaveQuestion(isDirty, async () => {});

  async function send(): Promise<Reader> {
    const { email, ...details } = fields;
    const saved = await adminClient().ask('PUT /admin/me', details);
    return email.trim() === reader.email
      ? saved
      : adminClient().ask('PUT /admin/me/email', { email });
  }
  const save = (): void => {
    void run(send, ({ newEmail }) => ({
      title: peopleWords.success,
      text: newEmail ? words.aLetterIsOnItsWay(newEmail) : words.detailsSaved,
    })).then((saved) => saved && setFields(fieldsOf(saved)));
  };

  const takeBack = (): void =>
    void run(() => adminClient().ask('PUT /admin/me/email', { email: reader.email }), {
      title: peopleWords.success,
      text: words.addressStays,
    });

  return (
    <form
      noValidate
      aria-label={words.yourAccount}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={savesByKey(save)}
      className="grid max-w-[32rem] gap-4 border-ink border-t-2 pt-5"
    >
      <TextInput
        label={peopleWords.name}
        required
        value={fields.name}
        onChange={(name) => change({ name })}
        error={errorOf('name')}
      />
      <TextInput
        label={peopleWords.email}
        type="email"
        required
        value={fields.email}
        onChange={(email) => change({ email })}
        hint={sendsMail ? words.addressIsConfirmedByLetter : words.addressChangesAtOnce}
        error={errorOf('email')}
      />
      {reader.newEmail !== undefined && (
        <div className="grid justify-items-start gap-2 border-sun border-s-3 ps-3 wrap-anywhere">
          <p role="status">{words.waitsFor(reader.newEmail)}</p>
          <Button tone="line" size="small" onClick={takeBack}>
            {words.takeBack}
          </Button>
        </div>
      )}
      <MediaField
        label={words.picture}
        src={fields.picture}
        type="image"
        onMedia={({ url }) => change({ picture: url })}
        onRemove={() => change({ picture: '' })}
        hint={words.pictureHint}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
        <Button type="submit" size="small" aria-disabled={isBusy}>
          {isBusy ? peopleWords.saving : words.saveDetails}
        </Button>
        <a href={patterns.profile} className="prose-link">
          {words.passwordAndMore}
        </a>
      </div>
      {question}
    </form>
  );
}

export function Component() {
  const { site, session } = useBackOffice();
  const { reader } = session;
  const hasAccount = site.edition === 'server' && reader !== undefined;
  const whyNot = site.edition === 'server' ? words.youHaveNoAccount : words.thisEditionHasNoStaff;
  return (
    <AdminPage title={words.yourAccount}>
      {hasAccount ? (
        <DetailsForm key={reader.id} reader={reader} sendsMail={site.sendsMail} />
      ) : (
        <p className="max-w-[64ch] text-ink-2">{whyNot}</p>
      )}
    </AdminPage>
  );
}
