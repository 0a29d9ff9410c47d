import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { backOfficeUseCases } from '#core/back-office.ts';
import { useCases } from '#core/newsroom.ts';
import type { AnyUseCase } from '#core/use-case.ts';
import { contentEndpoints } from './content-endpoints.ts';

const all: Record<string, AnyUseCase> = { ...useCases, ...backOfficeUseCases };

/** Types of schemas whose output is no valid input, or that hide invalid input. */
const changing = ['pipe', 'transform', 'catch'];

/** Names of fields that a schema converts or forgives. */
function converted(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = schema._zod;
  if (changing.includes(def.type)) return [path];
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
      converted(field, `${path}.${name}`),
    );
  }
  const inner = 'innerType' in def ? (def.innerType as z.core.$ZodType) : undefined;
  return inner ? converted(inner, path) : [];
}

test('a schema that is applied at the door and again by its use case converts nothing', () => {
  const applied = Object.entries(all).filter(
    ([, { contract, input }]) => contract?.takes === input,
  );
  expect(applied.length).toBeGreaterThan(0);
  for (const [name, { input }] of applied) expect(converted(input, name)).toEqual([]);
});

test('no query of the newsroom forgives what it does not understand', () => {
  const ofUseCases = Object.entries(backOfficeUseCases as Record<string, AnyUseCase>).flatMap(
    ([name, { contract }]) => {
      const takes = contract?.route.startsWith('GET') ? contract.takes : undefined;
      return takes ? [[name, takes] as const] : [];
    },
  );
  const ofRecords = contentEndpoints({ backOffice: { content: () => ({}) } } as never)
    .filter(({ contract }) => contract.route.startsWith('GET'))
    .flatMap(({ contract, takes }) => (takes ? [[contract.route, takes] as const] : []));
  expect(ofRecords.length).toBeGreaterThan(20);
  const isForgiving = (takes: z.ZodMiniType): boolean => {
    let forgives = false;
    z.toJSONSchema(takes, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema }) => {
        if (zodSchema._zod.def.type === 'catch') forgives = true;
      },
    });
    return forgives;
  };
  const forgiving = [...ofUseCases, ...ofRecords].filter(([, takes]) => isForgiving(takes));
  expect(forgiving.map(([name]) => name)).toEqual([]);
});
