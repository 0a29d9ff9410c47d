import * as z from 'zod/mini';
import type { EventName } from '../../activity/activity-entry.ts';
import type { Actor } from '../../actor.ts';
import { idSchema } from '../../contract.ts';
import { failures, Refusal } from '../../errors.ts';
import { editors } from '../../permission.ts';
import type { StoreChange } from '../../ports.ts';
import { longest, requiredText } from '../../text/form-text.ts';
import { defineChange } from '../../use-case.ts';
import * as eventWords from '../../words/event-words.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { withhold } from './keep-published-version.ts';

const address = { id: z.string(), versionId: z.string() };

/** Returns an earlier version and its article's title. Refuses with `not-found`, and as `articleToPreview`. */
async function openVersion(
  change: StoreChange,
  actor: Actor,
  { id, versionId }: { id: string; versionId: string },
) {
  const { title } = await articleToPreview(change, actor, id);
  const version = await change.get('publishedVersions', versionId);
  if (version?.article !== id) throw new Refusal(failures.deletedAlready());
  return { version, title: title || eventWords.untitled };
}

const logged = (id: string, event: EventName, action: string, description: string) => ({
  ...{ event, action, description },
  subject: { collection: 'publishedVersions' as const, id },
});

/**
 * Withholds the text of an earlier version from readers, who see the reason. Withheld already: changes the
 * reason. Refuses as `openVersion`.
 */
export const withholdVersion = defineChange({
  name: 'withholdVersion',
  contract: {
    route: 'PUT /admin/articles/:id/published-versions/:versionId/withheld',
    summary:
      'Withhold an earlier version of an article from readers, with a reason that they are told',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({
    ...address,
    reason: requiredText('withheld-reason-missing', 'withheld-reason-too-long', longest.sentence),
  }),
  change: async (change, { input, actor }) => {
    const { version, title } = await openVersion(change, actor, input);
    const { id } = version;
    await withhold(change, version, input.reason);
    return {
      value: { id },
      activity: logged(
        id,
        'version-withheld',
        eventWords.withheldVersion,
        eventWords.versionWithheld(title, input.reason),
      ),
    };
  },
});

/** Gives readers a withheld version again. One that is not withheld stays as it is. Refuses as `openVersion`. */
export const showVersion = defineChange({
  name: 'showVersion',
  contract: {
    route: 'DELETE /admin/articles/:id/published-versions/:versionId/withheld',
    summary: 'Show readers a withheld version of an article again',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object(address),
  change: async (change, { input, actor }) => {
    const { version, title } = await openVersion(change, actor, input);
    const { id } = version;
    const kept = await change.get('withheldVersions', id);
    if (!kept) return { value: { id } };
    await change.put('publishedVersions', { ...version, words: kept.words, withheld: undefined });
    await change.remove('withheldVersions', id);
    return {
      value: { id },
      activity: logged(
        id,
        'version-shown',
        eventWords.showedVersion,
        eventWords.versionShownAgain(title),
      ),
    };
  },
});
