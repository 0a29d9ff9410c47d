import { createClient, type SecondFactorClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';

/** The client of second factors in a page of a server. */
export const secondFactorClient = (): SecondFactorClient =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );
