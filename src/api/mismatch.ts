import { Refusal } from '#core/errors.ts';

/** A change that is based on another version than `If-Match` named (RFC 9110, section 15.5.13). */
export class Mismatch extends Refusal {}
