import { type CSSProperties, useEffect, useRef } from 'react';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Logo } from '#ui/kit/design/logo.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import * as words from '#ui/words/frame-words.ts';
import { patterns } from '../../routes.ts';
import { useIsExported } from '../page/server-page.ts';
import { mailNote } from './mail-note.ts';
import { footerColumns } from './site-links.ts';
import { SocialLinks } from './social-links.island.tsx';

const NEWSLETTER_FORM = 'newsletter';

/** Newsletter form in the footer; cleared after success. */
function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const { refusal, confirmation, typedIn, isBusy, isDone } = useSentForm(NEWSLETTER_FORM);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <PostForm
      ref={form}
      id={NEWSLETTER_FORM}
      action={patterns.newsletter}
      isSentInPlace
      className="flex flex-wrap items-start gap-2"
    >
      <TextField
        name="email"
        label={words.emailAddress}
        isLabelHidden
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={typedIn('email')}
        error={refusal}
        className="border-night-edge bg-transparent placeholder:text-night-ink-2 hover:border-white"
      />
      <Button tone="sun" type="submit" aria-disabled={isBusy}>
        {words.subscribe}
      </Button>
      <p role="status" className="basis-full text-night-ink-2 empty:hidden">
        {confirmation}
      </p>
    </PostForm>
  );
}

const headingClass = 'mb-1.5 text-nav font-bold';

function LinkColumns({ site }: { site: Site }) {
  const columns = footerColumns(site);
  return (
    <nav
      aria-label={words.footer}
      className="grid grid-cols-2 gap-x-(--gutter) gap-y-6 border-night-rule border-t pt-7 md:col-span-full md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      style={{ '--columns': Math.max(columns.length, 4) } as CSSProperties}
    >
      {columns.map(({ heading, links }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
        <div key={column} className="min-w-0 wrap-anywhere">
          <h2 className={headingClass} {...writtenIn(heading)}>
            {heading}
          </h2>
          <ul>
            {links.map(({ label, href }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
              <li key={at}>
                <a
                  href={href}
                  {...writtenIn(label)}
                  className="block w-fit py-[5px] text-night-ink-2 hover:text-white hover:underline-ui"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Footer, dark in both themes: about the site, newsletter, links. */
export function SiteFooter({ site }: { site: Site }) {
  const { settings, look } = site;
  const note = mailNote(site);
  const hasLetter = !useIsExported();
  const { facebook, twitter, instagram, linkedin, youtube } = settings;
  const addresses = { facebook, twitter, instagram, linkedin, youtube };
  return (
    <footer data-live="footer" className="mt-16 night border-night-rule border-t print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-(--gutter) gap-y-9 pt-10 pb-8 md:grid-cols-2 lg:grid-cols-12 lg:pt-14 lg:pb-10">
          <section aria-label={words.aboutUs} className="lg:col-span-6">
            <Logo siteName={settings.siteName} href={patterns.home} size="footer" pictures={look} />
            <p
              className="mt-3 max-w-[44ch] text-night-ink-2 wrap-anywhere"
              {...writtenIn(look.blurb)}
            >
              {look.blurb || words.newsOfIndia}
            </p>
          </section>
          {hasLetter ? (
            <section aria-labelledby="footer-newsletter" className="lg:col-span-5 lg:col-start-8">
              <h2 id="footer-newsletter" className={headingClass}>
                {words.theMorningLetter}
              </h2>
              <p className="mb-3 text-night-ink-2 wrap-anywhere">
                {look.letterLine || words.sixStoriesBeforeSevenEvery}
                {note && ` ${note}`}
              </p>
              <NewsletterForm />
            </section>
          ) : null}
          <LinkColumns site={site} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-night-rule border-t pt-3 pb-6 text-meta text-night-ink-2">
          <span>
            © {new Date().getFullYear()} {settings.siteName}
          </span>
          <a href={patterns.saved} className="py-1 hover:text-white hover:underline-ui sm:me-auto">
            {words.savedArticles}
          </a>
          <SocialLinks addresses={addresses} hasPlaceholders={site.isDemo} />
        </div>
      </div>
    </footer>
  );
}
