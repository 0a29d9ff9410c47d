import { type Article, articleSchema } from '#core/article/article.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { askToKeepData } from '../../parts/api/keep-data.ts';
import { type Over, saveRecord } from '../../parts/api/record-calls.ts';
import type { SaveIntent } from '../../parts/editor/save-transition.ts';
import type { OwnCommand } from '../commands/article-command.ts';
import type { ArticleFields } from './article-fields.ts';

const read = (answer: unknown): Article => articleSchema.parse(answer);

/** Key that makes the beginning of an article repeatable. `crypto.randomUUID` is missing on insecure origins. */
export const newBeginKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Begins an article as a draft. The same key begins it once. Rejects with a `Problem`. */
const begin = async (fields: ArticleFields, beginKey: string): Promise<Article> =>
  read(await adminClient().ask('POST /admin/drafts', { ...fields, beginKey }));

/** Commands that take the words with them; before the others, what was typed is saved as a draft. */
const takesWords: readonly OwnCommand['command'][] = ['submit', 'mend', 'correct'];

interface Giving {
  given: OwnCommand;
  fields: ArticleFields;
  over: Over;
  /** True if the desk has other words. */
  isUnsaved: boolean;
  begun: (draft: Article) => void;
}

/** Gives a command for what is written: saves the words first, so that none is lost if the command is refused. */
async function giveOnDesk({ given, fields, over, isUnsaved, begun }: Giving): Promise<Article> {
  const { command, input } = given;
  const client = adminClient();
  const { id } = over;
  let { version } = over;
  const hasWords = takesWords.includes(command);
  if (isUnsaved && !hasWords) {
    const words = { ...fields, id, version };
    const draft = read(await client.ask('POST /admin/articles/:id/save-draft', words));
    begun(draft);
    version = draft.version;
  }
  const route = `POST /admin/articles/:id/${command}` as const;
  return read(await client.ask(route, { ...(hasWords && fields), ...input, id, version }));
}

interface SavingOnDesk {
  fields: ArticleFields;
  over: Over | undefined;
  intent: SaveIntent;
  beginKey: string;
  /** The command, if the intent is one. */
  given: OwnCommand | undefined;
  /** True if the desk has other words than the form. */
  isUnsaved: boolean;
  /** Called with the draft that a save wrote on its way. */
  begun: (draft: Article) => void;
}

/**
 * Saves an article as the intent says. A new one is begun as a draft first, so that a lost answer makes no
 * second article. Rejects with a `Problem`.
 */
export async function saveOnDesk(saving: SavingOnDesk): Promise<Article> {
  const { fields, intent, beginKey, begun } = saving;
  let { over, isUnsaved } = saving;
  void askToKeepData();
  if (!over) {
    const draft = await begin(fields, beginKey);
    if (intent === 'autosave' || intent === 'leave') return draft;
    begun(draft);
    over = draft;
    isUnsaved = false;
  }
  if (intent === 'command' && saving.given) {
    return giveOnDesk({ given: saving.given, fields, over, isUnsaved, begun });
  }
  const { id, version } = over;
  const client = adminClient();
  if (intent === 'save') return read(await saveRecord(client, 'articles', fields, over));
  const words = { ...fields, id, version };
  return read(
    intent === 'save-draft'
      ? await client.ask('POST /admin/articles/:id/save-draft', words)
      : await client.ask('POST /admin/articles/:id/autosave', words),
  );
}

/** The state to which discarding leads: no draft, or a draft with these words. */
export interface RestorePoint {
  fields: ArticleFields;
  isDraft: boolean;
}

/** The state of an article when it is opened, or after a save. */
export const restorePointOf = (
  article: Article | undefined,
  fields: ArticleFields,
): RestorePoint => ({ fields, isDraft: article !== undefined && 'stage' in article });

/** Discards the draft whatever it has become; its article too, if readers don't have it. */
export async function discardDraft({ id }: Over): Promise<void> {
  await adminClient().ask('POST /admin/articles/:id/discard', { id, version: 'any' });
}

/** Takes the autosaves of an article back. Rejects with a `Problem`. */
export async function discardOnDesk(
  { id, version }: Over,
  { fields, isDraft }: RestorePoint,
): Promise<void> {
  const client = adminClient();
  if (isDraft) await client.ask('POST /admin/articles/:id/autosave', { ...fields, id, version });
  else await client.ask('POST /admin/articles/:id/discard', { id, version });
}
