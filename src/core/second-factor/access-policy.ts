import * as z from 'zod/mini';
import { roles } from '../account/role.ts';

/** Rules for access to the back office. Specific to a site, so archives don't contain them. */
export const accessPolicySchema = z.object({
  /** Roles that require a second factor. */
  requiredFor: z.array(z.enum(roles)),
  /** True if the shared password opens the back office. */
  allowsSharedPassword: z.boolean(),
});

export type AccessPolicy = z.infer<typeof accessPolicySchema>;

export const defaultAccessPolicy: AccessPolicy = { requiredFor: [], allowsSharedPassword: true };
