import { countedInOwn } from '#core/locale/plural.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';

/** Says how long what is deleted can be restored. */
export function WayBack({ isOne }: { isOne: boolean }) {
  const { edition, settings } = useBackOffice().site;
  const days = countedInOwn(settings.deletedDays, partsWords.daysForms);
  const [inBrowser, onServer] = isOne
    ? [partsWords.canBeRestoredHere, partsWords.canBeRestored(days)]
    : [partsWords.canAllBeRestoredHere, partsWords.canAllBeRestored(days)];
  return <p className="mt-2 text-ink-2 text-ui">{edition === 'browser' ? inBrowser : onServer}</p>;
}
