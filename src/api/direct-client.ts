import type { Actor } from '#core/actor.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { BaseSetting } from './api-setting.ts';
import { asProblem } from './as-problem.ts';
import { type ClientOf, fillPath } from './client.ts';
import { answerCall, type Endpoint } from './endpoint.ts';
import { inputFrom } from './read-fields.ts';
import type { Exchange } from './session-keeper.ts';

type Fields = Record<string, unknown>;

/** Fields as a query carries them: texts, and lists of several. */
function asQuery(fields: Fields): Fields {
  const query: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const [first, ...more] = [value ?? []].flat().map((one) => String(one).toWellFormed());
    if (first !== undefined) query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

/** Returns the input of a call with these fields, which are passed as a request would carry them. */
function inputOf(endpoint: Endpoint, input: object): unknown {
  const { route } = endpoint.contract;
  const fields: Fields = { ...input };
  const path: Fields = {};
  fillPath(route, fields, (value, name) => {
    path[name] = value;
    return '';
  });
  if (route.startsWith('GET ')) return inputFrom(endpoint, { query: asQuery(fields), path });
  return inputFrom(endpoint, { body: JSON.parse(JSON.stringify(fields)), path });
}

/** Origin of requests that are never sent. */
const NOWHERE = 'http://in-process.invalid';

/** Creates clients that call use cases in their own process; see `createDirectClients`. */
export type DirectClients<Calls> = (exchange?: Exchange) => ClientOf<Calls>;

/**
 * Prepares clients that call endpoints in this process, without requests and JSON, with the same limits, checks and
 * problems. For calls without files and versions. Answers are the use cases' own objects, which nobody may change.
 * @returns a function that creates a client. With an exchange, all its calls are of the actor that sent the request, who
 * is looked up once, and set the headers of the response. Without one, each call has a request of its own that says
 * nothing of its sender.
 */
export function createDirectClients<Calls>(
  endpoints: readonly Endpoint[],
  setting: BaseSetting,
): DirectClients<Calls> {
  const byRoute = new Map<string, Endpoint>(endpoints.map((one) => [one.contract.route, one]));
  return (shared) => {
    let sender: Promise<Actor> | undefined;
    return {
      ask: async (route, ...[input]) => {
        try {
          const endpoint = byRoute.get(route);
          if (!endpoint) throw new Refusal(failures.notFound());
          const exchange = shared ?? { request: new Request(NOWHERE), headers: new Headers() };
          const asked = sender ?? setting.sessions.actorOf(exchange.request);
          // A change can begin or end the sender's session.
          sender = shared && route.startsWith('GET ') ? asked : undefined;
          const readInput = async () => inputOf(endpoint, Object(input));
          const value = await answerCall(
            endpoint,
            { actor: await asked, exchange, readInput },
            setting,
          );
          return (endpoint.contract.answers ? value : undefined) as never;
        } catch (error) {
          throw await asProblem(error, setting);
        }
      },
    };
  };
}
