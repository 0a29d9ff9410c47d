import process from 'node:process';

/** Which edition the journeys walk through. */
export const edition = process.env.DAYBREAK_EDITION === 'server' ? 'server' : 'browser';
