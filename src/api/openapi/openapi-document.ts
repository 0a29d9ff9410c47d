import * as z from 'zod/mini';
import type { Contract } from '#core/contract.ts';
import { memberOf } from '#core/text/stored.ts';
import type { Endpoint } from '../endpoint.ts';
import { statuses } from '../problem.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const member = memberOf(zodSchema);
      if (member) Object.assign(jsonSchema, { type: 'array', items: schemaOf(member, io) });
    },
  });
  return described;
}

const jsonBody = (schema: Json) => ({ 'application/json': { schema } });
const binary = (mediaType: string) => ({
  [mediaType]: { schema: { type: 'string', format: 'binary' } },
});

const problem = { $ref: '#/components/responses/Problem' };

function answersOf({ contract, takes, who }: Endpoint): Json {
  const { answers, answersFile, refusals = [], isVersioned, limit, status, summary } = contract;
  const content = answers
    ? { content: jsonBody(schemaOf(answers, 'output')) }
    : answersFile
      ? { content: binary(answersFile) }
      : {};
  const refused = [
    ...refusals.map((kind) => statuses[kind]),
    ...(who === 'everybody' ? [] : [401, 403]),
    ...(limit ? [429] : []),
    ...(takes ? [422] : []),
    ...(isVersioned ? [412, 428] : []),
  ];
  return {
    [status ?? (answers || answersFile ? 200 : 204)]: { description: summary, ...content },
    ...Object.fromEntries(refused.map((code) => [code, problem])),
  };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** Describes the fields of a query as parameters. */
const queryParameters = ({ properties = {}, required = [] }: Shape): Json[] =>
  Object.entries(properties).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }));

interface Shape {
  properties?: Record<string, Json>;
  required?: string[];
}

/** Removes path parameters and the version from the schema of an input. */
function withoutPath(schema: Json, route: string): Json & Shape {
  const { properties = {}, required = [] } = schema as Shape;
  const isElsewhere = (name: string): boolean => name === 'version' || route.includes(`:${name}`);
  const names = Object.keys(properties).filter((name) => !isElsewhere(name));
  return {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])) as never,
    required: required.filter((name) => !isElsewhere(name)),
  };
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The `ETag` of the version that the change is based on, or `*` for any.',
  schema: { type: 'string' },
};

async function takenBy({ contract, takes }: Endpoint): Promise<(Json & Shape) | undefined> {
  const form = await contract.takesForm?.();
  const taken = form ?? takes;
  return taken && withoutPath(schemaOf(taken, 'input'), contract.route);
}

function bodyOf({ takesFile, route }: Contract, taken: Json & Shape): Json {
  const hasFields = Object.keys(taken.properties ?? {}).length > 0 || taken.additionalProperties;
  if (takesFile) return { requestBody: { required: true, content: binary(takesFile) } };
  if (route.startsWith('GET') || !hasFields) return {};
  return { requestBody: { required: true, content: jsonBody(taken) } };
}

async function describeEndpoint(endpoint: Endpoint): Promise<Json> {
  const { contract, who } = endpoint;
  const { route, summary, description, isVersioned, takesFile } = contract;
  const taken = (await takenBy(endpoint)) ?? {};
  const hasQuery = route.startsWith('GET') || takesFile !== undefined;
  return {
    tags: [route.includes(' /admin/') ? 'Back office' : 'Site'],
    summary,
    description: [...(description ? [description] : []), `For ${who}.`].join(' '),
    parameters: [
      ...pathParameters(route),
      ...(hasQuery ? queryParameters(taken) : []),
      ...(isVersioned ? [ifMatch] : []),
    ],
    ...bodyOf(contract, taken),
    responses: answersOf(endpoint),
  };
}

const problemResponse = {
  description:
    'Why not, after RFC 9457. `kind` is the sort of failure, as in `type`; `code` is the very failure, and `params` holds the limits and names in its words.',
  content: {
    'application/problem+json': {
      schema: schemaOf(
        z.object({
          type: z.string(),
          title: z.string(),
          status: z.number(),
          detail: z.string(),
          kind: z.string(),
          code: z.string(),
          params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
          field: z.exactOptional(z.string()),
        }),
        'output',
      ),
    },
  },
};

/** Creates the OpenAPI 3.1 document of an API from the contracts of its endpoints. */
export async function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  version: string,
): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.contract.route.split(' ');
    const address = `/api${path}`.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: await describeEndpoint(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Daybreak', version },
    paths,
    components: { responses: { Problem: problemResponse } },
  };
}
