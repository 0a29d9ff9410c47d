import type { BaseSetting } from '#api/api-setting.ts';
import type { Client } from '#api/client.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';

/** Client of all calls of readers, accounts included; a separate module, so that it becomes a chunk. */
export const createWholeClient = (ports: Ports, base: BaseSetting): Client =>
  createDirectClients<ReaderCalls>(
    readerEndpoints({ newsroom: createNewsroom(ports), ...base }),
    base,
  )();
