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
import { articlePath, versionsPath } from '#ui/routes.ts';
import { compareWords } from './compare-words.ts';
import { Comparison } from './comparison.tsx';
import { VersionAlone } from './version-alone.tsx';

const timeOf = ({ at }: ListedVersion): string => (at ? exactTime(at) : 'Time unknown');

const eventOf = ({ isFirst, correction }: ListedVersion): string =>
  isFirst ? 'first published' : correction ? 'corrected' : 'changed without a note';

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
  const shown = versions.filter(({ withheld }) => withheld === undefined);
  if (shown.length < 2) return null;
  return (
    <form
      method="get"
      action={versionsPath(article)}
      className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <VersionSelect
        label="Before"
        name="before"
        value={compared?.before.id ?? shown[1]?.id}
        versions={shown}
      />
      <VersionSelect
        label="After"
        name="after"
        value={compared?.after.id ?? shown[0]?.id}
        versions={shown}
      />
      <Button type="submit" tone="line">
        Compare
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
          Withheld. <span {...writtenIn(withheld)}>{withheld}</span>
        </>
      ) : correction ? (
        <>
          Corrected: <span {...writtenIn(correction)}>{correction}</span>
        </>
      ) : isFirst ? (
        'First published.'
      ) : (
        'Changed without a note.'
      )}
      {isNewest ? ' The newest version.' : ''}
    </p>
  );
}

const wayLook = 'prose-link inline-flex min-h-6 items-center text-ui pointer-coarse:min-h-11';

/** All published versions, newest first, each with the way to what it changed. */
function AllVersions({ article, versions }: Versions) {
  return (
    <section aria-labelledby="versions" className="mt-10">
      <BlockHeading id="versions" ink={article.category.ink}>
        All published versions
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
              <span className="text-meta">Not shown</span>
            ) : (
              <span className="flex flex-wrap gap-x-4">
                <a
                  href={
                    at === 0
                      ? articlePath(article)
                      : `${versionsPath(article)}?alone=${encodeURIComponent(version.id)}`
                  }
                  aria-label={`Read it: version of ${timeOf(version)}`}
                  className={wayLook}
                >
                  Read it
                </a>
                {at < versions.length - 1 ? (
                  <a
                    href={`${versionsPath(article)}?after=${encodeURIComponent(version.id)}`}
                    aria-label={`What changed on ${timeOf(version)}`}
                    className={wayLook}
                  >
                    What changed
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
        <p className="mb-1.5 font-semibold text-sec text-ui">What changed</p>
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
            ? 'These versions can’t be compared: one of them is withheld, or there is none before it.'
            : 'The article has the words that it was published with.'}
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
        className="-ml-1 mt-2 inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-label hover:text-ink hover:underline-ui"
      >
        <Icon name="arrow-left" />
        Back to the article
      </a>
      {isCut ? (
        <p className="mt-5 border-sun border-l-3 pl-3 text-ui">
          This is a Premium article. Its beginning is shown here; Premium readers get all of it.
        </p>
      ) : null}
      {isUnshown ? (
        <p className="mt-5 border-sun border-l-3 pl-3 text-ui">
          That version is not shown: it is withheld, or there is none.
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
