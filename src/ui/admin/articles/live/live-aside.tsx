import type { LiveDesk } from '#core/article/live/live-desk.ts';
import { keyPointOf, SHOWN_KEY_POINTS } from '#core/article/live/live-entry.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';

/** Key points as readers see them. */
export function LiveAside({ desk: { keyPoints, total } }: { desk: LiveDesk }) {
  return (
    <aside
      aria-labelledby="key-points"
      className="bg-wash px-4 py-5 max-lg:hidden lg:overflow-auto lg:border-rule lg:border-r"
    >
      <h2 id="key-points" className="flex items-baseline justify-between font-bold text-ui">
        Key points
        <span className="font-normal text-meta">{`${keyPoints.length} of ${SHOWN_KEY_POINTS}`}</span>
      </h2>
      <ol className="mt-1.5">
        {keyPoints.map((entry) => (
          <li key={entry.id} className="border-rule border-b py-2 text-ui wrap-anywhere">
            <span {...writtenIn(keyPointOf(entry))}>{keyPointOf(entry)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-meta">
        Mark an update as a key point, and its heading stands beside the updates. The last five do.
      </p>
      <dl className="mt-8 border-rule border-t pt-3 text-ui">
        <dt className="text-meta">Updates</dt>
        <dd className="font-bold text-[1.5rem]/8">{inDigits(total)}</dd>
      </dl>
      <p className="mt-1 text-meta">
        An update reaches open pages within a second or so. Readers keep their place.
      </p>
    </aside>
  );
}
