import type * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import type { Actor } from '#core/actor.ts';
import type { Contract } from '#core/contract.ts';
import type { Outcome } from '#core/errors.ts';
import type { AnyUseCase } from '#core/use-case.ts';
import type { BaseSetting } from './api-setting.ts';
import { limitChanges, limitRequests } from './limited.ts';
import type { Exchange, SessionKeeper } from './session-keeper.ts';

/** A call of an endpoint. */
export interface Call<Input = unknown> {
  actor: Actor;
  /** Fields of query, body and path, parsed by the contract's `takes`. */
  input: Input;
  /** The request, and the headers of its response. */
  exchange: Exchange;
}

/** A contract and the function that answers its calls. */
export interface Endpoint<Of extends Contract = Contract> {
  contract: Of;
  /** Schema of the input, for the OpenAPI document and the check of unknown fields. */
  takes: z.ZodMiniType | undefined;
  /** Permitted callers, in words; see `Permission`. */
  who: string;
  /**
   * Called for a request whose input can't be read: throws the refusal of a caller without permission, which goes
   * before that of the input.
   */
  refuse?(actor: Actor): Promise<void>;
  /** Throws a `Problem` or a `Refusal` for an expected failure. */
  answer(call: Call<never>): Promise<unknown>;
}

type InputOf<Of extends Contract> = Of extends { takes: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : unknown;

/** Value that an endpoint with that contract returns. */
export type AnswerOf<Of extends Contract> = Of extends {
  answers: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : Of extends { answersFile: string }
    ? Response
    : unknown;

/** Defines an endpoint that does more than run a use case: it begins or ends sessions, or transfers a file. */
export const defineEndpoint = <const Of extends Contract>(
  contract: Of,
  answer: (call: Call<InputOf<Of>>) => Promise<AnswerOf<Of>>,
): Endpoint<Of> => ({ contract, takes: contract.takes, who: contract.who ?? 'everybody', answer });

type Bound = (actor: Actor, input: never) => Promise<Outcome<unknown>>;

/** Creates the endpoints of all use cases with a contract; `bound` runs them. */
export function endpointsOf<Name extends string>(
  useCases: Record<Name, AnyUseCase>,
  bound: Record<Name, Bound>,
  sessions: SessionKeeper,
): Endpoint[] {
  const names = Object.keys(useCases) as Name[];
  return names.flatMap((name) => {
    const { contract, input: takes, may, effects = {} } = useCases[name];
    if (!contract) return [];
    const answer = async ({ actor, input }: Call<never>): Promise<unknown> => {
      const value = accepted(await bound[name](actor, input));
      const ended = effects.endsSessionsOf?.(value);
      if (ended !== undefined) await sessions.endAllOf(ended, { isRemembered: true });
      if (effects.renewsSessionOf) await sessions.renew(effects.renewsSessionOf(value));
      return value;
    };
    const refuse = async (actor: Actor): Promise<void> => {
      // The use case records the refusal.
      if (may.objectionTo(actor)) accepted(await bound[name](actor, {} as never));
    };
    return [{ contract, takes: contract.takes ?? takes, who: may.who, refuse, answer }];
  });
}

/** Matches routes by which accounts change themselves. */
const isOwnChange = /^(?!GET)\w+ (\/admin)?\/me\b/;

/** A call as it arrives, in a request or from within the process. */
interface Arrival extends Omit<Call, 'input'> {
  /** Returns the input, parsed by the contract's `takes`; rejects with a `Refusal` if it doesn't fit. */
  readInput(): Promise<unknown>;
}

/** Answers a call: counts it by the rate limits, reads its input, runs the use case. Throws a `Problem` or a `Refusal`. */
export async function answerCall(
  endpoint: Endpoint,
  { actor, exchange, readInput }: Arrival,
  setting: BaseSetting,
): Promise<unknown> {
  const { route, limit } = endpoint.contract;
  if (limit) await limitRequests(setting, limit);
  if (isOwnChange.test(route)) await limitChanges(setting, actor);
  const input = await readInput().catch(async (error: unknown) => {
    await endpoint.refuse?.(actor);
    throw error;
  });
  return endpoint.answer({ actor, input, exchange } as Call<never>);
}
