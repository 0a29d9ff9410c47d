import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import { refuseUnknownFields, unknownFieldsBeside } from '../content/unknown-fields.ts';
import type { Contract } from '../contract.ts';
import { Refusal } from '../errors.ts';
import { readPictureAddress } from '../image/picture-address.ts';
import { owners } from '../permission.ts';
import { defineChange, type UseCase } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import {
  defaultLook,
  FORMER_LOOKS,
  formerLookSchema,
  LOOK_ID,
  type Look,
  lookSchema,
} from './look.ts';
import { lookForm } from './look-form.ts';

const fields = { version: z.optional(versionGiven), ...lookForm };

const contract = {
  route: 'PUT /admin/look',
  summary: 'Publish the look of the site',
  takes: z.looseObject({}),
  takesForm: async () => z.object(lookForm),
  answers: lookSchema,
  refusals: ['conflict'],
  isVersioned: true,
  hasTag: true,
} as const satisfies Contract;

/** Most by which one side of an icon may exceed the other. */
const MOST_SKEW = 1.1;

/** Refuses a picture of which a server can't make icons: one that was not uploaded, or is not square. */
function refuseIcon(icon: string, isOnServer: boolean): void {
  if (icon === '' || !isOnServer) return;
  const picture = readPictureAddress(icon)?.picture;
  if (!picture) throw new Refusal({ kind: 'invalid', code: 'icon-not-uploaded', field: 'icon' });
  const { width, height } = picture;
  if (Math.max(width, height) > MOST_SKEW * Math.min(width, height)) {
    throw new Refusal({ kind: 'invalid', code: 'icon-not-square', field: 'icon' });
  }
}

/** Publishes the look of the site, and keeps the one before; the same look again changes nothing. Refuses with `invalid` and `conflict`. */
export const publishLook: UseCase<unknown, Look, typeof contract> = defineChange({
  name: 'publishLook',
  contract,
  may: owners,
  input: z.intersection(z.object(fields), unknownFieldsBeside(Object.keys(fields))),
  change: async (change, { input: { unknownFields, version, ...look }, actor, ports }) => {
    const before = (await change.get('looks', LOOK_ID)) ?? defaultLook();
    refuseStale(version, before);
    refuseUnknownFields({ unknownFields }, before);
    if (look.darkLogo !== '' && look.logo === '') {
      throw new Refusal({ kind: 'invalid', code: 'dark-logo-alone', field: 'darkLogo' });
    }
    refuseIcon(look.icon, ports.online !== undefined);
    if (dequal({ ...before, ...look }, before)) return { value: before };
    await change.insert('formerLooks', {
      look: formerLookSchema.def.shape.look.parse(before),
      until: ports.clock.now().toISOString(),
      replacedBy: await describeActor(change, actor),
    });
    const former = await change.list('formerLooks');
    for (const { id } of former.slice(FORMER_LOOKS)) await change.remove('formerLooks', id);
    const value = await change.put('looks', { ...before, ...look, id: LOOK_ID });
    return {
      value,
      activity: {
        event: 'look-published',
        subject: { collection: 'looks', id: LOOK_ID },
        action: words.publishedLook,
        description: words.theLookWasPublished,
      },
    };
  },
});
