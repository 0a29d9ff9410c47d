import * as words from '#ui/words/static-pages-words.ts';
import { useSiteFacts } from './site-facts.ts';

const row = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]';

/** The number as needed in a `tel:` link. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** Address, phone and e-mail of the newsroom, as the settings have them. */
export function ContactDetails() {
  const settings = useSiteFacts()?.settings;
  if (!settings) return null;
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
