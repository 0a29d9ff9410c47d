import * as words from '#ui/words/admin/shell-words.ts';
import { isMac } from '../palette/shortcut.ts';

/** A line of the dialog of keys. */
interface KeyLine {
  keys: readonly string[];
  does: string;
}

interface KeyGroup {
  title: string;
  lines: readonly KeyLine[];
}

/** Names of the keys on the user's platform. */
const namesOf = () =>
  isMac() ? { ctrl: '⌘', alt: '⌥', shift: '⇧' } : { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift' };

/** Keys of the back office; `hasSingle` is false where those of one character are switched off. */
export function keyTable(hasSingle: boolean): readonly KeyGroup[] {
  const { ctrl, alt, shift } = namesOf();
  const groups = [
    {
      title: words.everywhere,
      lines: [
        { keys: ['F6', `${shift} F6`], does: words.nextAndPreviousPart },
        { keys: ['Esc'], does: words.closeTheTopmostDialog },
        { keys: ['?'], does: words.theseKeys, isSingle: true },
      ],
    },
    {
      title: words.sectionsAndLists,
      lines: [
        { keys: [`${ctrl} K`], does: words.searchOrJump },
        { keys: [`${alt} N`], does: words.newArticleOrWhatTheSection },
        { keys: ['J', 'K'], does: words.nextAndPreviousRow, isSingle: true },
        { keys: ['Enter'], does: words.openTheRow },
        { keys: ['X', `${shift} X`], does: words.chooseTheRow, isSingle: true },
        { keys: ['H'], does: words.scheduleTheArticle, isSingle: true },
        { keys: ['/'], does: words.search, isSingle: true },
      ],
    },
    {
      title: words.boardAndSchedule,
      lines: [
        { keys: ['Space'], does: words.pickUpOrDrop },
        { keys: ['← →'], does: words.stageOrDay },
        { keys: ['↑ ↓'], does: words.quarterOfAnHour },
        { keys: ['Enter', 'Esc'], does: words.dropItOrCancel },
      ],
    },
    {
      title: words.forms,
      lines: [
        { keys: [`${ctrl} S`], does: words.saveOfAnArticle },
        { keys: [`${ctrl} ${shift} Enter`], does: words.saveArticleForReaders },
        { keys: [`${ctrl} Z`, `${ctrl} ${shift} Z`], does: words.undoAndRedo },
      ],
    },
    {
      title: words.textOfAnArticle,
      lines: [
        { keys: [`${ctrl} B`, `${ctrl} I`, `${ctrl} E`], does: words.boldItalicCode },
        { keys: [`${ctrl} K`], does: words.linkOnSelectedWords },
        { keys: [`${ctrl} ${alt} 2`, `${ctrl} ${alt} 3`], does: words.subheadingSmallSubheading },
        { keys: [`${ctrl} F`], does: words.findAndReplace },
        { keys: ['/'], does: words.insertABlock },
        {
          keys: ['##', '###', '>', '-', '1.'],
          does: words.withASpaceSubheadingsQuotation,
        },
        { keys: [`${alt} ↑`, `${alt} ↓`], does: words.moveTheBlock },
        {
          keys: ['Tab', `${shift} Tab`],
          does: words.nestAPoint,
        },
        { keys: [`${shift} Enter`], does: words.newLine },
      ],
    },
    {
      title: words.cropOfAPicture,
      lines: [
        { keys: ['← → ↑ ↓'], does: words.moveTheFrame },
        { keys: [`${shift} ← → ↑ ↓`], does: words.sizeTheFrame },
      ],
    },
  ];
  return groups.map(({ title, lines }) => ({
    title,
    lines: lines.filter((line) => hasSingle || !('isSingle' in line)),
  }));
}
