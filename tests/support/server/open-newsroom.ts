import { enterBackOffice, type ServerProcess, startServerProcess } from './server-process.ts';

const PASSWORD = 'correct horse battery';

/** A server in whose back office an owner has logged in. */
export interface OpenNewsroom extends ServerProcess {
  env: Record<string, string>;
  cookie: string;
  /** Calls the API of the back office; `body` as JSON. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Posts a file to it. */
  send: (path: string, bytes: Uint8Array) => Promise<Response>;
}

/** Starts a server and logs in to its back office. */
export async function openNewsroom(env: Record<string, string>): Promise<OpenNewsroom> {
  const server = await startServerProcess({ ...env, ADMIN_PASSWORD: PASSWORD });
  const cookie = await enterBackOffice(server.address, PASSWORD);
  const ask = (method: string, path: string, type: string, body?: BodyInit) =>
    fetch(`${server.address}/api/admin/${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body } : {}),
    });
  return {
    ...server,
    env,
    cookie,
    call: (method, path, body) =>
      ask(method, path, 'application/json', body === undefined ? undefined : JSON.stringify(body)),
    send: (path, bytes) => ask('POST', path, 'application/octet-stream', new Uint8Array(bytes)),
  };
}
