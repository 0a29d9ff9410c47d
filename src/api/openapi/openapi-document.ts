import * as z from 'zod/mini';
import { addressedCommands } from '#core/article/desk/change-article.ts';
import { collectionNames } from '#core/collections.ts';
import { contentNames } from '#core/content-kinds.ts';
import { takenOf } from '../checked.ts';
import { adminOperations } from './admin-operations.ts';
import { type ContentForms, loadContentForms } from './content-forms.ts';
import type { Operation } from './operation.ts';
import { readerOperations } from './reader-operations.ts';
import { accessOperations, secondFactorOperations } from './second-factor-operations.ts';

type Json = Record<string, unknown>;

/** A route as Hono lists it: several entries where middleware stands before it. */
export interface ListedRoute {
  method: string;
  path: string;
  handler: object;
}

export const operations = {
  ...readerOperations,
  ...secondFactorOperations,
  ...adminOperations,
  ...accessOperations,
};

/**
 * `/:collection` stands for every collection, and for changes for every kind of content; `/:command` for every
 * command on an article.
 */
function writtenOut(route: ListedRoute): ListedRoute[] {
  if (route.path.includes('/:command')) {
    return addressedCommands.map((command) => ({
      ...route,
      path: route.path.replace(':command', command),
    }));
  }
  if (!route.path.includes('/:collection')) return [route];
  const names = route.method === 'GET' ? collectionNames : contentNames;
  return names.map((name) => ({ ...route, path: route.path.replace(':collection', name) }));
}

/** Every route with what its middleware takes, by method and path. The first of two wins, as in Hono. */
export function knownRoutes(routes: readonly ListedRoute[]): Map<string, object[]> {
  const known = new Map<string, object[]>();
  for (const { method, path, handler } of routes.flatMap(writtenOut)) {
    if (method === 'ALL') continue;
    const key = `${method} ${path}`;
    known.set(key, [...(known.get(key) ?? []), handler]);
  }
  return known;
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const jsonBody = (schema: Json) => ({ 'application/json': { schema } });
const binary = (mediaType: string) => ({
  [mediaType]: { schema: { type: 'string', format: 'binary' } },
});

const problem = { $ref: '#/components/responses/Problem' };

const statusOf = ({ status, answers, answersFile }: Operation): number =>
  status ?? (answers || answersFile ? 200 : 204);

function answersOf(operation: Operation, takesSomething: boolean): Json {
  const { answers, answersFile, refusals = [], isVersioned } = operation;
  const content = answers
    ? { content: jsonBody(schemaOf(answers, 'output')) }
    : answersFile
      ? { content: binary(answersFile) }
      : {};
  const others = [
    ...refusals,
    ...(takesSomething ? [422] : []),
    ...(isVersioned ? [412, 428] : []),
  ];
  return {
    [statusOf(operation)]: { description: operation.summary, ...content },
    ...Object.fromEntries(others.map((status) => [status, problem])),
  };
}

/** One parameter for each field of a query. */
function queryParameters(schema: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }));
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The `ETag` of the version that the change is based on, or `*` for any.',
  schema: { type: 'string' },
};

function describeOperation(
  path: string,
  operation: Operation,
  handlers: readonly object[],
  forms: ContentForms,
): Json {
  const taken = handlers.flatMap((handler) => takenOf(handler) ?? []);
  const query = taken.find(({ target }) => target === 'query')?.schema;
  const form = operation.takesForm && forms.get(operation.takesForm);
  const body = form ?? operation.takes ?? taken.find(({ target }) => target === 'json')?.schema;
  const isForAdmins = path.startsWith('/api/admin/');
  const content = operation.takesFile
    ? binary(operation.takesFile)
    : body && jsonBody(schemaOf(body, 'input'));
  return {
    tags: [isForAdmins ? 'Back office' : 'Site'],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      ...(operation.isVersioned ? [ifMatch] : []),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: answersOf(operation, taken.length > 0 || content !== undefined),
  };
}

const problemResponse = {
  description: 'Why not, after RFC 9457',
  content: {
    'application/problem+json': {
      schema: schemaOf(
        z.object({
          type: z.string(),
          title: z.string(),
          status: z.number(),
          detail: z.string(),
          code: z.string(),
          field: z.exactOptional(z.string()),
        }),
        'output',
      ),
    },
  },
};

/**
 * The OpenAPI 3.1 document of the routes: paths and what they take from the routes themselves, words
 * and answers from the operations.
 */
export async function createOpenApiDocument(
  routes: readonly ListedRoute[],
  version: string,
): Promise<Json> {
  const forms = await loadContentForms();
  const paths: Record<string, Json> = {};
  const known = knownRoutes(routes);
  for (const [key, operation] of Object.entries(operations)) {
    const handlers = known.get(key);
    if (!handlers) continue;
    const [method = '', path = ''] = key.split(' ');
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: describeOperation(path, operation, handlers, forms),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Daybreak', version },
    paths,
    components: { responses: { Problem: problemResponse } },
  };
}
