import { describe, expect, test } from 'vitest';
import { createVapidKey } from '#server/push/web-push-services.ts';
import { sqlEngines } from '../support/sql/sql-places.ts';

for (const { engine, newPlace } of sqlEngines) {
  describe(`[push-key] in ${engine}`, () => {
    test('several programs share one key, and it is the same after a restart', async () => {
      const place = await newPlace();
      try {
        const programs = await Promise.all([place.open(), place.open(), place.open()]);
        const keys = await Promise.all(
          programs.map(({ siteSecrets }) => createVapidKey(siteSecrets)()),
        );
        const [first] = keys;
        expect(Buffer.from(first?.publicKey ?? '', 'base64url')).toHaveLength(65);
        expect(keys).toEqual([first, first, first]);
        for (const { close } of programs) await close();
        const later = await place.open();
        expect(await createVapidKey(later.siteSecrets)()).toEqual(first);
      } finally {
        await place.clear();
      }
    });
  });
}
