import type { ShownBreaking } from '#core/breaking/breaking-line.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';

const looks = {
  breaking: { name: 'Breaking', className: 'bg-sun text-on-sun' },
  developing: { name: 'Developing', className: 'border-strong border-b-2 bg-paper text-ink' },
};

/** Line above the header of every page. Its place is there without one, so that a new one is announced. */
export function BreakingLine({ line }: { line: ShownBreaking | undefined }) {
  const look = looks[line?.look ?? 'breaking'];
  const text = line ? <span {...writtenIn(line.text)}>{line.text}</span> : null;
  return (
    <div
      data-live="breaking"
      role="status"
      aria-label="Breaking news"
      tabIndex={-1}
      className="print:hidden"
    >
      {line ? (
        // A new line is another element: the one before may be closed.
        <div key={line.at} data-breaking={line.at} className={look.className}>
          <div className="wrap flex min-h-11 items-center gap-x-3.5 text-nav wrap-anywhere max-md:flex-wrap">
            <b>{look.name}</b>
            <span className="min-w-0 flex-1 py-2 font-semibold max-md:order-last max-md:basis-full max-md:pt-0">
              {line.link === '' ? (
                text
              ) : (
                <a href={line.link} className="inline-flex min-h-6 items-center hover:underline-ui">
                  {text}
                </a>
              )}
            </span>
            {/* The words of the time change, which is no news; nor is the button. */}
            <span aria-live="off" className="text-[0.8125rem]/5 max-md:flex-1">
              <PublishedTime published={{ publishedAt: line.at }} />
            </span>
            <span aria-live="off" className="-me-3 shrink-0">
              <button
                type="button"
                data-close-line=""
                aria-label="Close breaking line"
                className="needs-script icon-button"
              >
                <Icon name="close" />
              </button>
            </span>
          </div>
        </div>
      ) : null}
    </div>
  );
}
