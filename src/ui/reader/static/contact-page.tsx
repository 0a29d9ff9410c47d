import { useEffect, useRef } from 'react';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/static-pages-words.ts';
import { StaticPage, StaticSection } from './static-page.tsx';

const FORM_ID = 'contact';

/** Contact form of the newsroom; cleared after success. */
function ContactForm({ isInPage }: { isInPage: boolean }) {
  const { errorOf, typedIn, isBusy, isDone } = useSentForm(FORM_ID);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <PostForm
      ref={form}
      id={FORM_ID}
      action={patterns.contact}
      className="grid gap-4.5 font-sans text-[0.9375rem]/[1.375rem]"
    >
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-6">
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={typedIn('name')}
          error={errorOf('name')}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typedIn('email')}
          error={errorOf('email')}
        />
      </div>
      <TextField
        label={words.subject}
        name="subject"
        required
        defaultValue={typedIn('subject')}
        error={errorOf('subject')}
      />
      <TextField
        label={words.message}
        name="message"
        rows={7}
        required
        defaultValue={typedIn('message')}
        error={errorOf('message')}
      />
      {isInPage && <p className="text-meta">{words.thisEditionCannotSendE}</p>}
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? words.sending : words.sendMessage}
      </Button>
    </PostForm>
  );
}

const row = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]';

/** The number as needed in a `tel:` link. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

function ContactDetails({ settings }: { settings: SiteSettings }) {
  const { siteName, contactAddress, contactPhone, contactEmail } = settings;
  return (
    <dl className="-mt-1 divide-y divide-rule font-sans lg:-mt-3 text-[0.9375rem]/[1.375rem]">
      {contactAddress ? (
        <div className={row}>
          <dt className="text-ink-3">{words.address}</dt>
          <dd>
            <address className="not-italic">
              {siteName}
              <br />
              {contactAddress}
            </address>
          </dd>
        </div>
      ) : null}
      {contactPhone ? (
        <div className={row}>
          <dt className="text-ink-3">{words.phone}</dt>
          <dd>
            <a href={`tel:${dialled(contactPhone)}`} className="prose-link">
              {contactPhone}
            </a>
          </dd>
        </div>
      ) : null}
      {contactEmail ? (
        <div className={row}>
          <dt className="text-ink-3">{words.email}</dt>
          <dd>
            <a href={`mailto:${contactEmail}`} className="prose-link">
              {contactEmail}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

export function ContactPage({ site }: { site: Site }) {
  const { settings } = site;
  return (
    <StaticPage
      heading={words.contactUs}
      siteName={settings.siteName}
      path={patterns.contact}
      description={words.howToReachTheNewsroom(settings.siteName)}
      standfirst={words.aCorrectionATip}
    >
      <StaticSection heading={words.whereWeAre}>
        <ContactDetails settings={settings} />
      </StaticSection>
      <StaticSection heading={words.sendUsAMessage}>
        <ContactForm isInPage={site.edition === 'browser'} />
      </StaticSection>
    </StaticPage>
  );
}
