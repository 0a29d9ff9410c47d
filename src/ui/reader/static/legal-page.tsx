import { calendarDate } from '#core/locale/reader-dates.ts';
import { PushSetting } from '#ui/kit/push/push-setting.tsx';
import * as words from '#ui/words/static-pages-words.ts';
import { StaticPage, StaticSection } from './static-page.tsx';

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  /** Shows the notification switch of this browser in the section. */
  hasPushSwitch?: boolean;
}

interface LegalPageProps {
  heading: string;
  siteName: string;
  path: string;
  description: string;
  /** ISO instant at which the page was loaded; shown as the date of the text. */
  today: string;
  sections: LegalSection[];
}

export function LegalPage({ today, sections, ...page }: LegalPageProps) {
  return (
    <StaticPage
      {...page}
      meta={
        <>
          {words.lastUpdated}{' '}
          <time dateTime={today.slice(0, 10)} suppressHydrationWarning>
            {calendarDate(Date.parse(today))}
          </time>
        </>
      }
    >
      {sections.map(({ heading, paragraphs, hasPushSwitch }) => (
        <StaticSection key={heading} heading={heading}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {hasPushSwitch && <PushSetting />}
        </StaticSection>
      ))}
    </StaticPage>
  );
}
