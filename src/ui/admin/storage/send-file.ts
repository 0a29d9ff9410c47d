/**
 * A `fetch` for a file body that reports upload progress from 0 to 1, which `fetch` itself cannot.
 */
export const sendingFile =
  (onProgress: (share: number) => void): typeof globalThis.fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init ?? {};
      const fail = (): void =>
        reject(signal?.aborted ? signal.reason : new TypeError('No answer.'));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, statusText, response } = request;
        const type = request.getResponseHeader('content-type');
        const headers: HeadersInit = type ? { 'content-type': type } : {};
        resolve(new Response(response, { status, statusText, headers }));
      });
      for (const failed of ['error', 'abort', 'timeout']) request.addEventListener(failed, fail);
      signal?.addEventListener('abort', () => request.abort());
      request.open(init?.method ?? 'GET', String(input));
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.send(init?.body as Blob);
    });
