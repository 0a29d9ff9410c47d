import type * as z from 'zod/mini';
import type { Contract } from '#core/contract.ts';
import type { Endpoint } from './endpoint.ts';

/** Fields of a client's call: those of the contract's `takes`, or else the use case's input. */
type InputOf<Of extends Contract, Input> = (Of extends {
  takes: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : Input) &
  (Of extends { isVersioned: true } ? { version: number | 'any' | undefined } : unknown);

type AnswerOf<Of extends Contract> = Of extends { answers: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;

/** Calls of use cases, by route. */
export type CallsOfUseCases<Cases> = {
  [Name in keyof Cases as Cases[Name] extends { contract: { route: infer Route extends string } }
    ? Route
    : never]: Cases[Name] extends {
    contract: infer Of extends Contract;
    bind: (ports: never) => (actor: never, input: infer Input) => unknown;
  }
    ? { input: InputOf<Of, Input>; answer: AnswerOf<Of> }
    : never;
};

/** Calls of endpoints, by route. */
export type CallsOfEndpoints<List extends readonly Endpoint[]> = {
  [One in List[number] as One['contract']['route']]: {
    input: InputOf<One['contract'], Record<never, never>>;
    answer: AnswerOf<One['contract']>;
  };
};
