import type { Site } from '#core/site/site.ts';
import { Logo } from '#ui/kit/design/logo.tsx';
import { patterns } from '../../routes.ts';
import { mailNote } from '../newsletter/mail-note.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { footerColumns } from './site-links.ts';
import { SocialLinks } from './social-links.island.tsx';

const heading = 'mb-1.5 text-nav font-bold';

function LinkColumns() {
  return (
    <nav
      aria-label="Footer"
      className="grid grid-cols-2 gap-x-(--gutter) gap-y-6 border-night-rule border-t pt-7 md:col-span-full md:grid-cols-5"
    >
      {footerColumns.map((column) => (
        <div key={column.heading}>
          <h2 className={heading}>{column.heading}</h2>
          <ul>
            {column.links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
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
  const { settings } = site;
  const note = mailNote(site);
  const { facebook, twitter, instagram, linkedin, youtube } = settings;
  const addresses = { facebook, twitter, instagram, linkedin, youtube };
  return (
    <footer data-live="footer" className="mt-16 night border-night-rule border-t print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-(--gutter) gap-y-9 pt-10 pb-8 md:grid-cols-2 lg:grid-cols-12 lg:pt-14 lg:pb-10">
          <section aria-label="About us" className="lg:col-span-6">
            <Logo siteName={settings.siteName} href={patterns.home} size="footer" />
            <p className="mt-3 max-w-[44ch] text-night-ink-2">
              News of India and the world from first light: what happened overnight, why it matters
              this morning, and what to watch by evening.
            </p>
          </section>
          <section aria-labelledby="footer-newsletter" className="lg:col-span-5 lg:col-start-8">
            <h2 id="footer-newsletter" className={heading}>
              The morning letter
            </h2>
            <p className="mb-3 text-night-ink-2">
              Six stories before seven, every day.
              {note && ` ${note}`}
            </p>
            <NewsletterForm />
          </section>
          <LinkColumns />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-night-rule border-t pt-3 pb-6 text-meta text-night-ink-2">
          <span>
            © {new Date().getFullYear()} {settings.siteName}
          </span>
          <SocialLinks addresses={addresses} hasPlaceholders={site.isDemo} />
        </div>
      </div>
    </footer>
  );
}
