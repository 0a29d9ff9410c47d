import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { longest, textOf } from '../../text/form-text.ts';
import { leadingAddress } from './leading-address.ts';

/** Target of the addresses of a withdrawn article: a path of this site, a web address, or '' for none. */
export const leadsTo = textOf('leads-to-too-long', longest.address).check(
  z.refine((link) => link === '' || leadingAddress(link) !== undefined, rule('leads-to-malformed')),
);
