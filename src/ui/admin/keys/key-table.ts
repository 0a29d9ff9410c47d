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
      title: 'Everywhere',
      lines: [
        { keys: ['F6', `${shift} F6`], does: 'Next and previous part of the page' },
        { keys: ['Esc'], does: 'Close the topmost dialog' },
        { keys: ['?'], does: 'These keys', isSingle: true },
      ],
    },
    {
      title: 'Sections and lists',
      lines: [
        { keys: [`${ctrl} K`], does: 'Search or jump to' },
        { keys: [`${alt} N`], does: 'New article, or what the section creates' },
        { keys: ['J', 'K'], does: 'Next and previous row', isSingle: true },
        { keys: ['Enter'], does: 'Open the row' },
        { keys: ['X'], does: 'Choose the row', isSingle: true },
        { keys: ['H'], does: 'Schedule the article of the row', isSingle: true },
        { keys: ['/'], does: 'Search', isSingle: true },
      ],
    },
    {
      title: 'Board and schedule',
      lines: [
        { keys: ['Space'], does: 'Pick up or drop the article' },
        { keys: ['← →'], does: 'Stage, or day' },
        { keys: ['↑ ↓'], does: '15 minutes, in the schedule' },
        { keys: ['Enter', 'Esc'], does: 'Drop it, or cancel' },
      ],
    },
    {
      title: 'Forms',
      lines: [
        { keys: [`${ctrl} S`], does: 'Save; of an article the draft, which readers don’t get' },
        { keys: [`${ctrl} ${shift} Enter`], does: 'Save Article, for readers' },
        { keys: [`${ctrl} Z`, `${ctrl} ${shift} Z`], does: 'Undo and redo in an article' },
      ],
    },
    {
      title: 'Text of an article',
      lines: [
        { keys: [`${ctrl} B`, `${ctrl} I`, `${ctrl} E`], does: 'Bold, italic, code' },
        { keys: [`${ctrl} K`], does: 'Link, on selected words or in a link' },
        { keys: [`${ctrl} ${alt} 2`, `${ctrl} ${alt} 3`], does: 'Subheading, small subheading' },
        { keys: [`${ctrl} F`], does: 'Find and replace' },
        { keys: ['/'], does: 'Insert a block, in an empty paragraph' },
        {
          keys: ['##', '###', '>', '-', '1.'],
          does: 'With a space: subheadings, quotation, lists',
        },
        { keys: [`${alt} ↑`, `${alt} ↓`], does: 'Move the block' },
        {
          keys: ['Tab', `${shift} Tab`],
          does: 'Nest a point of a list; enter the fields of a block; and back',
        },
        { keys: [`${shift} Enter`], does: 'New line in the same paragraph' },
      ],
    },
    {
      title: 'Crop of a picture',
      lines: [
        { keys: ['← → ↑ ↓'], does: 'Move the frame' },
        { keys: [`${shift} ← → ↑ ↓`], does: 'Size the frame' },
      ],
    },
  ];
  return groups.map(({ title, lines }) => ({
    title,
    lines: lines.filter((line) => hasSingle || !('isSingle' in line)),
  }));
}
