import { Refusal } from '#core/errors.ts';

/** Refusal of a change whose `If-Match` names another version than the stored one: 412 (RFC 9110, section 15.5.13). */
export class Mismatch extends Refusal {}
