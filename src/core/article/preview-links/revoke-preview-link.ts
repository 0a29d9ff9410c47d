import * as z from 'zod/mini';
import { idSchema } from '../../contract.ts';
import { failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { defineChange } from '../../use-case.ts';
import { articleToPreview } from './article-to-preview.ts';

/** Ends a preview link at once. Refuses with `not-found`, and as `articleToPreview`. */
export const revokePreviewLink = defineChange({
  name: 'revokePreviewLink',
  contract: {
    route: 'DELETE /admin/articles/:id/preview-links/:linkId',
    summary: 'End a preview link at once',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string(), linkId: z.string() }),
  change: async (change, { input: { id, linkId }, actor }) => {
    const { title } = await articleToPreview(change, actor, id);
    const link = await change.get('previewLinks', linkId);
    if (link?.article !== id) throw new Refusal(failures.deletedAlready());
    await change.remove('previewLinks', linkId);
    return {
      value: { id: linkId },
      activity: {
        event: 'preview-link-revoked',
        subject: { collection: 'previewLinks', id: linkId },
        action: 'Revoked Preview Link',
        description: `A preview link of "${title || 'Untitled'}" was revoked`,
      },
    };
  },
  afterwards: async ({ ports: { online } }, { id }) => online?.tokens.revokeAllOf('preview', id),
});
