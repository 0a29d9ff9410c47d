import * as z from 'zod/mini';
import { owedFactorSchema } from '../second-factor/second-factor.ts';

/** Proof of identity to ask for: the password of the account, or that of the back office. */
export const proofAskedSchema = z.object({
  by: z.enum(['account', 'password']),
  /** The second factors of the account, one of which is asked for in place of its password. */
  factor: z.exactOptional(owedFactorSchema),
});

export type ProofAsked = z.infer<typeof proofAskedSchema>;
