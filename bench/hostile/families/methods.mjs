import { headOf } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

const methods = [
  'OPTIONS',
  'TRACE',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'SEARCH',
  'PURGE',
  'MKCOL',
];

const targets = [
  '/',
  '/login',
  '/nothing',
  '/favicon.svg',
  '/media/x',
  '/feed.xml',
  '/healthz',
  '/api/site',
  '/api/nothing',
  '/api/admin/articles/x',
];

/** Malformed or unusual request lines. @type {Record<string, (host: string) => string>} */
const lines = {
  'a star': () => 'OPTIONS *',
  'a host alone': (host) => `CONNECT ${host}`,
  'another host': () => 'GET http://evil.example/',
  'another host by https': () => 'GET https://evil.example/privacy-policy',
  'its own host': (host) => `GET http://${host}/about-us`,
  'its own host with a user': (host) => `GET http://a:b@${host}/about-us`,
  'its own host without a path': (host) => `GET http://${host}`,
  'a file': () => 'GET file:///etc/passwd',
  'a script': () => 'GET javascript:alert(1)',
  'no slash': () => 'GET index.html',
  'a query alone': () => 'GET ?q=x',
  'small letters': () => 'get /',
  'a method of its own': () => 'BREW /',
  'a method of 5,000 letters': () => `${'X'.repeat(5000)} /`,
  'two spaces': () => 'GET  /',
  'a fragment': () => 'GET /#top',
  'a target with spaces': () => 'GET /a b c',
};

/** @returns {Hostile[]} */
export const hostileMethods = () => [
  ...targets.flatMap((target) =>
    methods.map((method) => ({
      name: `${method} ${target}`,
      pieces: (/** @type {string} */ host) => [headOf(`${method} ${target}`, [`host: ${host}`])],
    })),
  ),
  ...Object.entries(lines).map(([name, line]) => ({
    name: `a request line, ${name}`,
    // Node closes the connection of a CONNECT request.
    ...(name === 'a host alone' ? { mayBeClosed: true } : {}),
    pieces: (/** @type {string} */ host) => [headOf(line(host), [`host: ${host}`])],
  })),
];
