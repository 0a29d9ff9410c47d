import { DEFAULT_LOCALE } from '#core/locale/site-locale.ts';

/** The parts of an OpenAPI document that its page shows. */
interface Document {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
}

interface Described {
  tags: string[];
  summary: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: object;
  }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const schemaText = (schema: object): string =>
  `<pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`;

const contentOf = (content: Record<string, { schema: object }> = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escaped(type)}</code></p>${schemaText(schema)}`)
    .join('');

function parametersOf({ parameters }: Described): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? ', required' : ''}</td>` +
      `<td>${escaped(description)}<code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

function operationOf(path: string, method: string, operation: Described): string {
  const { summary, description, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `<h4>${status}</h4>${content ? contentOf(content) : status >= '400' ? '<p>Problem details</p>' : ''}`,
  );
  return (
    `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>` +
    `${description ? `<p>${escaped(description)}</p>` : ''}${parametersOf(operation)}` +
    `${requestBody ? `<h4>Takes</h4>${contentOf(requestBody.content)}` : ''}${answers.join('')}</details>`
  );
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:960px;margin:0 auto;padding:24px 16px}summary{padding:8px 0;cursor:pointer}
details{border-bottom:1px solid #8888}h1,h2{line-height:1.2}h4{margin:16px 0 4px}
pre{overflow:auto;max-height:400px;padding:12px;background:#8881;font-size:13px}
table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:4px 12px 4px 0}
td code{display:block;overflow-wrap:anywhere}`;

const introduction = `<p>The document behind this page: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Errors are problem details (RFC 9457): <code>code</code> says which, <code>field</code> names the input that is wrong.
A record's <code>ETag</code> is its version; a change to content says with <code>If-Match</code> which version it is based on,
and is refused with 412 when somebody was faster. Lists go on with <code>cursor</code>, the <code>next</code> of the answer before.
Sorts and filters that are not listed here are refused or have no effect.</p>`;

/** A page that shows an OpenAPI document, without scripts or requests to other hosts. */
export function docsPage(document: unknown): Response {
  const { info, paths } = document as Document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const listed = all.filter(({ operation }) => operation.tags.includes(tag));
    const items = listed.map(({ path, method, operation }) => operationOf(path, method, operation));
    return `<h2>${escaped(tag)}</h2>${items.join('')}`;
  });
  const html = `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><title>API - ${escaped(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head><body><main><h1>The API of ${escaped(info.title)} ${escaped(info.version)}</h1>
${introduction}${sections.join('')}</main></body></html>`;
  return new Response(html, {
    headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
  });
}
