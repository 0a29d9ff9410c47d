import type * as z from 'zod/mini';
import type { ContentName } from '#core/content-kinds.ts';

/** OpenAPI description of a route; its validated input is read from the route itself. */
export interface Operation {
  summary: string;
  description?: string;
  /** The kind of content whose form it takes; the route itself looks at the body's shape alone. */
  takesForm?: ContentName;
  /** The body, where the route itself looks at its shape alone. */
  takes?: z.ZodMiniType;
  /** The body's media type when it isn't JSON. */
  takesFile?: string;
  /** Schema of the success response; absent for an empty one. */
  answers?: z.ZodMiniType;
  /** The media type of a file that it answers. */
  answersFile?: string;
  /** 200 unless told, 204 without an answer. */
  status?: number;
  /** The statuses of its refusals, besides 422 where it takes something. */
  refusals?: readonly number[];
  /** True where a change must name the version that it is based on. */
  isVersioned?: boolean;
}

/** By method and path: `GET /api/site`. */
export type Operations = Record<string, Operation>;
