import { createClient, type SecondFactorClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';

/** Client for second factors, in pages of the server edition. */
export const secondFactorClient = (): SecondFactorClient =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );
