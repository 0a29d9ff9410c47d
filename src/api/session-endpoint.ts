import { accepted } from '#core/accepted.ts';
import { sessionSchema } from '#core/account/session.ts';
import type { Newsroom } from '#core/newsroom.ts';
import { defineEndpoint } from './endpoint.ts';

/** The call by which every page asks who reads it. */
export const sessionEndpoint = ({ readReader }: Pick<Newsroom, 'readReader'>) =>
  defineEndpoint(
    { route: 'GET /session', summary: 'The caller’s session', answers: sessionSchema },
    async ({ actor }) => {
      const reader = accepted(await readReader(actor, {}));
      const role = actor.kind === 'staff' ? { role: actor.role } : {};
      const owed = actor.kind === 'reader' && actor.owedRole ? { mustSetUpFactor: true } : {};
      return { ...(reader ? { reader } : {}), ...role, ...owed };
    },
  );
