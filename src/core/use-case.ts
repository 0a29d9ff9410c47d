import type * as z from 'zod/mini';
import { accountOf } from './account/account-of.ts';
import { type Reader, readerOf } from './account/user.ts';
import { describeActor } from './activity/describe-actor.ts';
import { type Activity, recordEvent } from './activity/record-event.ts';
import type { Actor } from './actor.ts';
import type { Contract, SessionEffects } from './contract.ts';
import {
  done,
  type Failure,
  isAnswerLost,
  type Outcome,
  Refusal,
  type RuleCode,
  refused,
  type TitleCode,
} from './errors.ts';
import { everybody, type Permission } from './permission.ts';
import type { Ports, StoreChange, StoreView } from './ports.ts';
import type { PublicPorts, PublicView } from './public-view.ts';
import { parsedByRules, ruleFailure } from './rule-failure.ts';
import type { NewSecurityEvent } from './security/security-event.ts';
import { writeSecurityEvent } from './security/write-security-event.ts';
import { type Bounds, excessOf } from './text/excess-of.ts';
import { wasRefused } from './words/reader-event-words.ts';

/** Result of a change: its value and its entry in the activity log. */
export interface Changed<Value> {
  value: Value;
  /** Absent if there was nothing to change. */
  activity?: Activity;
  /** Security event, which a server writes in the same transaction. */
  security?: NewSecurityEvent;
}

interface Call<Input> {
  input: Input;
  actor: Actor;
  ports: Ports;
}

interface Rules<Input, Value, Of> extends SessionEffects<Value> {
  /** Its call of the API; absent if the API has a hand-written endpoint for it. */
  contract?: Of & { answers?: z.ZodMiniType<Value> };
  /** Name under which it is registered. */
  name: string;
  /** Permitted actors, all by default. */
  may?: Permission;
  input: z.ZodMiniType<Input>;
  /** Title of failures of invalid input; that of the failure by default. */
  titled?: TitleCode;
}

/** A call of a use case that reads only public collections. */
interface PublicCall<Input> extends Omit<Call<Input>, 'ports'> {
  ports: PublicPorts;
  /** Returns the actor's account; `undefined` for visitors and deleted accounts. */
  ownAccount: () => Promise<Reader | undefined>;
}

interface ReadRules<Input, Value, Of> extends Rules<Input, Value, Of> {
  read: (view: PublicView, call: PublicCall<Input>) => Promise<Outcome<Value>>;
}

interface TaskRules<Input, Value, Of> extends Rules<Input, Value, Of> {
  run: (call: PublicCall<Input>) => Promise<Outcome<Value>>;
}

interface PrivateReadRules<Input, Value, Of> extends Rules<Input, Value, Of> {
  read: (view: StoreView, call: Call<Input>) => Promise<Outcome<Value>>;
}

interface PrivateTaskRules<Input, Value, Of> extends Rules<Input, Value, Of> {
  run: (call: Call<Input>) => Promise<Outcome<Value>>;
}

interface ChangeRules<Input, Prepared, Value, Of> extends Rules<Input, Value, Of> {
  /** Slow work that must not hold the transaction, such as hashing. */
  prepare?: (call: Call<Input>) => Promise<Prepared>;
  /** Throws a `Refusal` to refuse, which rolls the transaction back. */
  change: (
    change: StoreChange,
    call: Call<Input> & { prepared: Prepared },
  ) => Promise<Changed<Value>>;
  /** Reverts the effects of `prepare` outside of the store if the change fails; not if that is uncertain. */
  undo?: (call: Call<Input>, prepared: Prepared) => Promise<void>;
  /** Runs after the transaction is committed. */
  afterwards?: (call: Call<Input>, value: Value) => Promise<void>;
}

/** Contract of a use case, if it has one. */
type Contracted = Contract | undefined;

/** A use case; `bindAll` binds it to ports. */
export interface UseCase<Input, Value, Of = Contracted> {
  name: string;
  kind: 'read' | 'change';
  contract: Of;
  may: Permission;
  input: z.ZodMiniType;
  effects: SessionEffects<Value>;
  bind: (ports: Ports) => (actor: Actor, input: Input) => Promise<Outcome<Value>>;
}

/** Any use case. */
export type AnyUseCase = UseCase<never, unknown>;

/** Use cases bound to ports: each takes an actor and its input. */
export type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends { bind: (ports: never) => infer Run } ? Run : never;
};

/** Binds use cases to ports. */
export const bindAll = <Cases extends Record<string, AnyUseCase>>(
  cases: Cases,
  ports: Ports,
): Bound<Cases> =>
  Object.fromEntries(
    Object.entries(cases).map(([name, useCase]) => [name, useCase.bind(ports)]),
  ) as Bound<Cases>;

/** Bounds that are checked before any schema reads the input; no real form comes close. */
const inputBounds: Bounds = { depth: 32, parts: 100_000, characters: 20_000_000 };

const excessCodes = {
  depth: 'input-too-deep',
  parts: 'input-too-large',
  characters: 'input-too-long',
} as const satisfies Record<keyof Bounds, RuleCode>;

/** Parses an input. Refuses with `invalid` and the code of the first broken rule. */
export function readInput<Input>(
  schema: z.ZodMiniType<Input>,
  input: unknown,
  titled?: TitleCode,
): Outcome<Input> {
  const invalid = (failure: Failure) => refused(titled ? { ...failure, titled } : failure);
  const excess = excessOf(input, inputBounds);
  if (excess) return invalid({ kind: 'invalid', code: excessCodes[excess] });
  const parsed = parsedByRules(schema, input);
  if (parsed.success) return done(parsed.data);
  const [issue] = parsed.error.issues;
  return invalid(issue ? ruleFailure(issue) : { kind: 'invalid', code: 'not-understood' });
}

type Checked<Input> = Pick<Rules<Input, unknown, unknown>, 'may' | 'input' | 'titled'>;

function checkInput<Input>(rules: Checked<Input>, actor: Actor, input: unknown): Outcome<Input> {
  const objection = rules.may?.objectionTo(actor);
  return objection ? refused(objection) : readInput(rules.input, input, rules.titled);
}

/** Splits the name of a use case into words: `change role`. */
const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(':', ' ');

/**
 * Turns a refusal into an outcome and rethrows unexpected errors. On a server, records requests that the
 * actor is not permitted to make.
 */
async function settle<Value>(
  { name, ports, actor }: { name: string; ports: Ports; actor: Actor },
  work: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  let outcome: Outcome<Value>;
  try {
    outcome = await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcome = refused(error.failure);
  }
  if (!outcome.ok && outcome.failure.kind === 'forbidden') {
    const description = wasRefused(inWords(name));
    await ports.online?.security.record(actor, { kind: 'refusal', description });
  }
  return outcome;
}

async function ownAccountIn(view: StoreView, actor: Actor): Promise<Reader | undefined> {
  const user = await accountOf(view, actor);
  return user && readerOf(user);
}

/** The parts of a use case that are copied from its rules. */
const asDeclared = <Input, Value, Of extends Contracted>(rules: Rules<Input, Value, Of>) => {
  const { name, contract, input, may = everybody, endsSessionsOf, renewsSessionOf } = rules;
  const effects: SessionEffects<Value> = {
    ...(endsSessionsOf ? { endsSessionsOf } : {}),
    ...(renewsSessionOf ? { renewsSessionOf } : {}),
  };
  return { name, contract: contract as Of, input, may, effects };
};

/** Defines a task (see `defineTask`) with access to all collections; `may` restricts who runs it. */
export function definePrivateTask<Input, Value, const Of extends Contracted = undefined>(
  rules: PrivateTaskRules<Input, Value, Of>,
): UseCase<Input, Value, Of> {
  return {
    ...asDeclared(rules),
    kind: 'read',
    bind: (ports) => (actor, given) =>
      settle({ name: rules.name, ports, actor }, async () => {
        const checked = checkInput(rules, actor, given);
        return checked.ok ? rules.run({ input: checked.value, actor, ports }) : checked;
      }),
  };
}

/**
 * Defines a reader's use case with slow work, which must not hold a view of the store: it opens one itself
 * when it reads.
 */
export const defineTask = <Input, Value, const Of extends Contracted = undefined>({
  run,
  ...rules
}: TaskRules<Input, Value, Of>): UseCase<Input, Value, Of> =>
  definePrivateTask({
    ...rules,
    run: (call) => {
      const { actor, ports } = call;
      const ownAccount = () => ports.store.read((view) => ownAccountIn(view, actor));
      return run({ ...call, ownAccount });
    },
  });

/** Defines a read (see `defineRead`) with access to all collections; `may` restricts who makes it. */
export function definePrivateRead<Input, Value, const Of extends Contracted = undefined>(
  rules: PrivateReadRules<Input, Value, Of>,
): UseCase<Input, Value, Of> {
  return {
    ...asDeclared(rules),
    kind: 'read',
    bind: (ports) => (actor, given) =>
      settle({ name: rules.name, ports, actor }, async () => {
        const checked = checkInput(rules, actor, given);
        if (!checked.ok) return checked;
        const call = { input: checked.value, actor, ports };
        return ports.store.read((view) => rules.read(view, call));
      }),
  };
}

/** Defines a reader's use case that only reads: public collections and the actor's own account. */
export const defineRead = <Input, Value, const Of extends Contracted = undefined>({
  read,
  ...rules
}: ReadRules<Input, Value, Of>): UseCase<Input, Value, Of> =>
  definePrivateRead({
    ...rules,
    read: (view, call) => read(view, { ...call, ownAccount: () => ownAccountIn(view, call.actor) }),
  });

/**
 * Defines a use case that changes records: it checks permission and input, then writes the change and its
 * entry in the activity log in one transaction. Since input is always parsed, `Given` may be `unknown`.
 */
export function defineChange<
  Input,
  Value,
  Prepared = undefined,
  Given = Input,
  const Of extends Contracted = undefined,
>(rules: ChangeRules<Input, Prepared, Value, Of>): UseCase<Given, Value, Of> {
  return {
    ...asDeclared(rules),
    kind: 'change',
    bind: (ports) => (actor, given) =>
      settle({ name: rules.name, ports, actor }, async () => {
        const checked = checkInput(rules, actor, given);
        if (!checked.ok) return checked;
        const call = { input: checked.value, actor, ports };
        const prepared = (await rules.prepare?.(call)) as Prepared;
        const writing = ports.store.change(async (change) => {
          const changed = await rules.change(change, { ...call, prepared });
          if (changed.activity) {
            const by = await describeActor(change, actor);
            await recordEvent(change, changed.activity, { by, at: ports.clock.now() });
          }
          if (changed.security && ports.online) {
            const caller = ports.online.security.callerHash();
            const at = ports.clock.now();
            await writeSecurityEvent(change, { at, actor, event: changed.security, caller });
          }
          return changed.value;
        });
        const value = await writing.catch(async (error: unknown) => {
          if (!isAnswerLost(error)) await rules.undo?.(call, prepared);
          throw error;
        });
        await rules.afterwards?.(call, value);
        return done(value);
      }),
  };
}
