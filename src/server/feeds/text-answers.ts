/** An answer in XML or JSON. */
export const inType = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** An answer in lines of plain text. */
export const plain = (lines: readonly string[]): Response =>
  new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

/** The answer where there is nothing. */
export const missing = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
