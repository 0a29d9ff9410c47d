import { useEffect, useState } from 'react';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Button } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import {
  DEVICE_SAVES_KEY,
  type DeviceSave,
  readDeviceSaves,
  writeDeviceSaves,
} from '#ui/kit/stores/device-saves.ts';
import { saveOnDevice } from '#ui/kit/stores/save-on-device.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/saved-words.ts';
import { toList } from './id-list.ts';
import { removeLook, SavedRow } from './saved-row.tsx';

interface DeviceListProps {
  hasAccount: boolean;
  /** Ids of articles that leave the device, since they were moved and the account has them. */
  moved: readonly string[];
}

/** Removes articles from this device. */
function forget(articles: readonly string[]): void {
  try {
    writeDeviceSaves(readDeviceSaves().filter(({ id }) => !articles.includes(id)));
  } catch {
    // They stay, and can be moved again.
  }
}

const MOVE_FORM = 'move-saved';

/** Moves everything to the account; the first saved goes first, so that the order stays. */
function MoveForm({ saves }: { saves: readonly DeviceSave[] }) {
  const { isBusy } = useSentForm(MOVE_FORM);
  return (
    <PostForm id={MOVE_FORM} action={patterns.saved} className="mb-5">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="articles" value={toList(saves.map(({ id }) => id).toReversed())} />
      <p className="mb-3 max-w-prose text-ink-2">{words.theseWereSaved}</p>
      <Button type="submit" tone="line" aria-disabled={isBusy}>
        {words.moveToMyAccount}
      </Button>
    </PostForm>
  );
}

/** Articles saved on this device; `undefined` before they are read. */
function useDeviceSaves(moved: readonly string[]) {
  const [saves, setSaves] = useState<readonly DeviceSave[]>();
  useEffect(() => {
    if (moved.length > 0) forget(moved);
    const read = (): void => setSaves(readDeviceSaves());
    read();
    const follow = ({ key }: StorageEvent): void => {
      if (key === DEVICE_SAVES_KEY || key === null) read();
    };
    addEventListener('storage', follow);
    // A page that *Back* shows as it was has heard of nothing meanwhile.
    addEventListener('pageshow', read);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', read);
    };
  }, [moved]);
  return { saves, refresh: () => setSaves(readDeviceSaves()) };
}

/** Moves the focus from a row that goes to the row below or above it, without one to the page's content. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  (other?.querySelector('button') ?? document.querySelector<HTMLElement>('#main'))?.focus();
}

function Rows({ hasAccount, moved }: DeviceListProps) {
  const { saves, refresh } = useDeviceSaves(moved);
  if (!saves?.length) {
    if (hasAccount) return null;
    return (
      <div className={saves ? '' : 'hidden in-data-idle:block'}>
        <EmptyState heading={words.nothingSavedYet}>{words.articlesHaveAButton}</EmptyState>
      </div>
    );
  }
  const Heading = hasAccount ? 'h3' : 'h2';
  return (
    <section aria-label={words.onThisDevice} className={hasAccount ? 'mt-10' : ''}>
      {hasAccount ? (
        <>
          <BlockHeading>{words.onThisDevice}</BlockHeading>
          <MoveForm saves={saves} />
        </>
      ) : null}
      <ul>
        {saves.map(({ savedAt, ...article }) => (
          <SavedRow
            key={article.id}
            ink={article.ink}
            savedAt={savedAt}
            remove={
              <button
                type="button"
                aria-label={words.takeOff(article.title)}
                onClick={({ currentTarget }) => {
                  if (saveOnDevice(article, false)) return;
                  focusBeside(currentTarget);
                  refresh();
                }}
                className={removeLook}
              >
                <Icon name="close" />
              </button>
            }
          >
            <p className="text-kicker" {...writtenIn(article.kicker)}>
              {article.kicker}
            </p>
            <Heading className="text-h4" {...writtenIn(article.title)}>
              <a href={article.path} className="hover:underline-sec">
                {article.title}
              </a>
            </Heading>
          </SavedRow>
        ))}
      </ul>
    </section>
  );
}

/** Articles that are saved on this device, which the page's script alone can read. */
export const DeviceList = defineIsland({
  name: 'device-list',
  part: Rows,
  wakes: [`stored ${DEVICE_SAVES_KEY}`],
});
