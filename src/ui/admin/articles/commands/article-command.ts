import type { ComponentType } from 'react';
import type { Article } from '#core/article/article.ts';
import type {
  AddressedCommand,
  ArticleCommand,
  ArticleRights,
  ArticleState,
} from '#core/article/desk/article-transition.ts';
import { draftIn } from '#core/article/desk/desk.ts';
import type { Draft, DraftStage } from '#core/article/desk/draft.ts';
import type { commandWords } from '#core/words/workflow-words.ts';
import type { ArticleFields } from '../editor/article-fields.ts';

/** An article in the editor, as its commands see it. */
export interface CommandContext {
  /** The working copy as it is stored; `undefined` for a new article. */
  copy: Article | Draft | undefined;
  /** What is typed. */
  fields: ArticleFields;
  state: ArticleState;
  rights: ArticleRights;
}

/** Commands that the editor gives. */
export type EditorCommandName = Exclude<ArticleCommand, 'delete'>;

/** Those of its menu. */
export type MenuCommandName = EditorCommandName & keyof typeof commandWords;

/** A command with the fields of its request apart from words and version, and the toast after it. */
export interface GivenCommand<Name extends EditorCommandName = EditorCommandName> {
  command: Name;
  input?: object;
  done: string;
}

/** A command that is given by its own call, not by saving. */
export type OwnCommand = GivenCommand<AddressedCommand>;

/** Properties of a dialog that asks before a command. */
export interface CommandDialogProps {
  context: CommandContext;
  /** Gives the command, or another one, and closes the dialog. */
  give: (given: GivenCommand) => void;
  onClose: () => void;
}

/** A command of the editor: an entry of its menu. */
export interface EditorCommand {
  command: MenuCommandName;
  /** The consequence, in a sentence, where it depends on the article; by default the command's own. */
  hint?: (context: CommandContext) => string | undefined;
  /** Letter that gives it with Ctrl/⌘ and Shift. */
  key?: string;
  /** Stage whose glyph is its icon. */
  glyph?: DraftStage | 'published';
  /** Entries of one group are adjacent in the menu. */
  group: 'save' | 'desk' | 'after';
  /** False where another entry does the same. */
  isShown?: (context: CommandContext) => boolean;
  /** Returns the dialog that asks before the command; nothing if it is given at once. */
  asks?: (context: CommandContext) => ComponentType<CommandDialogProps> | undefined;
}

/** Returns the end of the embargo that is in force; `undefined` if there is none. */
export const embargoOf = ({ copy, state }: CommandContext): string | undefined =>
  state.isEmbargoed ? draftIn(copy)?.embargoedUntil : undefined;

/** Returns the working copy of an article that readers have. */
export const publishedCopy = ({ copy, state }: CommandContext): Article | undefined =>
  state.isPublic ? copy : undefined;
