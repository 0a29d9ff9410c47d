import { useId } from 'react';
import type {
  ListedVersion,
  VersionsPage as Versions,
} from '#core/article/published-versions/versions-page.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Button } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { useIsExported } from '#ui/kit/page/server-page.ts';
import { articlePath, versionsPath } from '#ui/routes.ts';
import * as versionsWords from '#ui/words/versions-words.ts';
import { compareWords } from './compare-words.ts';
import { Comparison } from './comparison.tsx';
import { VersionAlone } from './version-alone.tsx';

const timeOf = ({ at }: ListedVersion): string => (at ? exactTime(at) : versionsWords.timeUnknown);

const eventOf = ({ isFirst, correction }: ListedVersion): string =>
  isFirst
    ? versionsWords.firstPublished
    : correction
      ? versionsWords.correctedInside
      : versionsWords.changedWithoutANote;

/** '21 November 2026, 12:00 UTC: corrected'. */
const nameOf = (version: ListedVersion): string => `${timeOf(version)}: ${eventOf(version)}`;

interface VersionSelectProps {
  label: string;
  name: 'before' | 'after';
  value: string | undefined;
  versions: readonly ListedVersion[];
}

function VersionSelect({ label, name, value, versions }: VersionSelectProps) {
  const id = useId();
  return (
    <div className="min-w-[min(16rem,100%)] flex-1">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      <select id={id} key={value} name={name} defaultValue={value} className="field-box">
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {nameOf(version)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Form that chooses the two versions; it works without a script. */
function Choice({ article, versions, compared }: Versions) {
  const isExported = useIsExported();
  const shown = versions.filter(({ withheld }) => withheld === undefined);
  // Every pair would be a file of its own.
  if (shown.length < 2 || isExported) return null;
  return (
    <form
      method="get"
      action={versionsPath(article)}
      className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <VersionSelect
        label={versionsWords.before}
        name="before"
        value={compared?.before.id ?? shown[1]?.id}
        versions={shown}
      />
      <VersionSelect
        label={versionsWords.after}
        name="after"
        value={compared?.after.id ?? shown[0]?.id}
        versions={shown}
      />
      <Button type="submit" tone="line">
        {versionsWords.compare}
      </Button>
    </form>
  );
}

/** What happened with a version, in its row. */
function Happened({ version, isNewest }: { version: ListedVersion; isNewest: boolean }) {
  const { correction, isFirst, withheld } = version;
  return (
    <p className="min-w-0 text-ui wrap-anywhere">
      {withheld ? (
        <>
          {versionsWords.withheld} <span {...writtenIn(withheld)}>{withheld}</span>
        </>
      ) : correction ? (
        <>
          {versionsWords.corrected} <span {...writtenIn(correction)}>{correction}</span>
        </>
      ) : isFirst ? (
        versionsWords.firstPublishedSentence
      ) : (
        versionsWords.changedWithoutANoteSentence
      )}
      {isNewest ? ` ${versionsWords.theNewestVersion}` : ''}
    </p>
  );
}

const wayLook = 'prose-link inline-flex min-h-6 items-center text-ui pointer-coarse:min-h-11';

/** All published versions, newest first, each with the way to what it changed. */
function AllVersions({ article, versions }: Versions) {
  return (
    <section aria-labelledby="versions" className="mt-10">
      <BlockHeading id="versions" ink={article.category.ink}>
        {versionsWords.allPublishedVersions}
      </BlockHeading>
      <ol reversed className="border-rule border-b">
        {versions.map((version, at) => (
          <li
            key={version.id}
            className="grid justify-items-start gap-x-5 gap-y-1 border-rule border-t py-3 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
          >
            <b className="text-ui">
              {version.at ? (
                <time dateTime={version.at} data-exact="">
                  {timeOf(version)}
                </time>
              ) : (
                timeOf(version)
              )}
            </b>
            <Happened version={version} isNewest={at === 0} />
            {version.withheld ? (
              <span className="text-meta">{versionsWords.notShown}</span>
            ) : (
              <span className="flex flex-wrap gap-x-4">
                <a
                  href={
                    at === 0
                      ? articlePath(article)
                      : `${versionsPath(article)}?alone=${encodeURIComponent(version.id)}`
                  }
                  aria-label={versionsWords.readItVersion(timeOf(version))}
                  className={wayLook}
                >
                  {versionsWords.readIt}
                </a>
                {at < versions.length - 1 ? (
                  <a
                    href={`${versionsPath(article)}?after=${encodeURIComponent(version.id)}`}
                    aria-label={versionsWords.whatChangedWith(timeOf(version))}
                    className={wayLook}
                  >
                    {versionsWords.whatChanged}
                  </a>
                ) : null}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The comparison of two versions, with their choice. */
function Compared(props: Versions & { named: (id: string) => string }) {
  const { article, versions, compared, named } = props;
  return (
    <>
      <header className="max-w-[60rem]">
        <p className="mb-1.5 font-semibold text-sec text-ui">{versionsWords.whatChanged}</p>
        <h1 className="text-h1 wrap-anywhere" {...writtenIn(article.title)}>
          {article.title}
        </h1>
      </header>
      <Choice {...props} />
      {compared ? (
        <Comparison
          parts={compareWords(compared.before.words, compared.after.words)}
          names={{ before: named(compared.before.id), after: named(compared.after.id) }}
        />
      ) : (
        <p className="mt-6 text-ui">
          {versions.length > 1
            ? versionsWords.theseVersionsCantBeCompared
            : versionsWords.theArticleHasTheWords}
        </p>
      )}
    </>
  );
}

/** What changed between the published versions of an article, or one of them alone. */
export function VersionsLayout(props: Versions & { isUnshown: boolean }) {
  const { article, versions, shown, isCut, isUnshown } = props;
  const named = (id: string): string => {
    const version = versions.find((one) => one.id === id);
    return version ? nameOf(version) : '';
  };
  return (
    <div data-ink={article.category.ink} className="wrap">
      <a
        href={articlePath(article)}
        className="-ms-1 mt-2 inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-label hover:text-ink hover:underline-ui"
      >
        <Icon name="arrow-left" />
        {versionsWords.backToTheArticle}
      </a>
      {isCut ? (
        <p className="mt-5 border-sun border-s-3 ps-3 text-ui">
          {versionsWords.thisIsAPremiumArticle}
        </p>
      ) : null}
      {isUnshown ? (
        <p className="mt-5 border-sun border-s-3 ps-3 text-ui">
          {versionsWords.thatVersionIsNotShown}
        </p>
      ) : null}
      {shown ? (
        <VersionAlone article={article} version={shown} name={named(shown.id)} />
      ) : (
        <Compared {...props} named={named} />
      )}
      <AllVersions {...props} />
    </div>
  );
}
