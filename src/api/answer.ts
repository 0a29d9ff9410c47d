import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Answers with a value as JSON. Hono's own `json` widens the type of every optional field; ours says
 * that the client reads what was sent. It holds for values that JSON carries without loss, which
 * is what the views in core are.
 */
export function answer<Value, Status extends ContentfulStatusCode = 200>(
  context: Context,
  value: Value,
  status?: Status,
): Response & TypedResponse<Value, Status, 'json'> {
  const response: Response = context.json(value, status);
  return response as Response & TypedResponse<Value, Status, 'json'>;
}
