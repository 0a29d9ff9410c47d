/** A browser's subscription, as its Push API gives it; keys in base64url. */
export interface PushSubscription {
  /** The address at its push service to which messages are posted (RFC 8030). */
  endpoint: string;
  /** Public key of the browser: a P-256 point, uncompressed (RFC 8291). */
  p256dh: string;
  /** Authentication secret, 16 bytes (RFC 8291). */
  auth: string;
}

/** A subscription as it is kept. */
export interface KeptSubscription extends PushSubscription {
  /** Rises with every new subscription, and no two ever have the same. */
  position: number;
}

/** The subscriptions of one push service. */
export interface ServiceAudience {
  service: string;
  count: number;
  /** Position of the newest one. */
  last: number;
}

interface NewSubscription extends PushSubscription {
  /** Name of its push service; see `PushServices.serviceOf`. */
  service: string;
  /** The account that is logged in; the subscription goes with it. */
  userId?: string;
  /** Endpoint that the browser had before; it is forgotten, and its account carries over. */
  replaces?: string;
}

/** Most subscriptions of the site; more are refused. */
export const MOST_SUBSCRIPTIONS = 250_000;

/** Most subscriptions of one account; the oldest go. */
export const MOST_OF_ACCOUNT = 20;

/** Subscriptions of visitors and readers. They are counted, and shown to nobody; no archive carries them. */
export interface PushSubscriptions {
  /** Keeps a subscription, or renews the one with its endpoint. False when there are too many. */
  keep(subscription: NewSubscription): Promise<boolean>;
  /** Forgets the subscriptions with these endpoints, where they are there. */
  forget(endpoints: readonly string[]): Promise<void>;
  audience(): Promise<ServiceAudience[]>;
  /** Those of a service with positions above `after` and at most `upTo`, in order. */
  between(
    service: string,
    range: { after: number; upTo: number },
    limit: number,
  ): Promise<KeptSubscription[]>;
  /** Those at these positions that are still there. */
  at(positions: readonly number[]): Promise<KeptSubscription[]>;
}

/** A message as browsers show it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The absolute address that a press opens. */
  navigate: string;
  /** Equal for tries of one message, of at most 32 letters, digits, `-` and `_`: the later one replaces the earlier. */
  tag: string;
}

/** A push service's answer to one message. */
export type PushAnswer =
  /** Taken, to be delivered when the browser is reachable. */
  | { kind: 'accepted' }
  /** The subscription has ended (404, 410). */
  | { kind: 'gone' }
  /** Try again (429, 5xx, no connection), after so many seconds where the service names them. */
  | { kind: 'later'; seconds?: number }
  /** Refused for good. */
  | { kind: 'refused' };

/** Sends messages to browsers by their push services. */
export interface PushServices {
  /** The site's public key for `PushManager.subscribe`, in base64url (RFC 8292). */
  publicKey(): Promise<string>;
  /**
   * The push service of a subscription; `undefined` where the site sends to no such address, or its keys
   * can't be used.
   */
  serviceOf(subscription: PushSubscription): Promise<string | undefined>;
  /** Never rejects. */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushAnswer>;
}

export interface PushPorts {
  subscriptions: PushSubscriptions;
  services: PushServices;
}
