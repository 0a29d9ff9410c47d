import * as z from 'zod/mini';
import { roles } from '../account/role.ts';

/** Rules of the way into the back office. They belong to one site: archives don't carry them. */
export const accessPolicySchema = z.object({
  /** Roles that enter only with a second factor. */
  requiredFor: z.array(z.enum(roles)),
  /** The back office's shared password opens it. */
  allowsSharedPassword: z.boolean(),
});

export type AccessPolicy = z.infer<typeof accessPolicySchema>;

export const defaultAccessPolicy: AccessPolicy = { requiredFor: [], allowsSharedPassword: true };
