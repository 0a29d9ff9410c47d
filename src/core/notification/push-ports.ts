/** A browser's subscription from the Push API; keys in base64url. */
export interface PushSubscription {
  /** URL at its push service to which messages are posted (RFC 8030). */
  endpoint: string;
  /** Public key of the browser: a P-256 point, uncompressed (RFC 8291). */
  p256dh: string;
  /** Authentication secret, 16 bytes (RFC 8291). */
  auth: string;
}

/** A stored subscription. */
export interface KeptSubscription extends PushSubscription {
  /** Increases with every new subscription; unique. */
  position: number;
}

/** The subscriptions of one push service. */
export interface ServiceAudience {
  service: string;
  count: number;
  /** Position of the newest subscription. */
  last: number;
}

interface NewSubscription extends PushSubscription {
  /** Name of its push service; see `PushServices.serviceOf`. */
  service: string;
  /** Account that is logged in; deleting it deletes the subscription. */
  userId?: string;
  /** Former endpoint of the browser, which is removed; its account carries over. */
  replaces?: string;
}

/** Most subscriptions of the site; more are refused. */
export const MOST_SUBSCRIPTIONS = 250_000;

/** Most subscriptions of one account; the oldest are removed. */
export const MOST_OF_ACCOUNT = 20;

/** Subscriptions of visitors and readers. Only their number is shown; archives don't contain them. */
export interface PushSubscriptions {
  /** Stores a subscription, or updates the one with its endpoint. False if there are too many. */
  keep(subscription: NewSubscription): Promise<boolean>;
  /** Removes the subscriptions with these endpoints, if they exist. */
  forget(endpoints: readonly string[]): Promise<void>;
  audience(): Promise<ServiceAudience[]>;
  /** Returns subscriptions of a service with positions above `after` and at most `upTo`, in order. */
  between(
    service: string,
    range: { after: number; upTo: number },
    limit: number,
  ): Promise<KeptSubscription[]>;
  /** Returns the subscriptions at these positions that still exist. */
  at(positions: readonly number[]): Promise<KeptSubscription[]>;
}

/** Content of a push message. */
export interface PushMessage {
  title: string;
  body: string;
  /** Absolute URL to open on a click. */
  navigate: string;
  /** Same for all attempts of one message, so that later ones replace earlier ones. At most 32 of `[A-Za-z0-9_-]`. */
  tag: string;
}

/** A push service's answer to one message. */
export type PushAnswer =
  /** Accepted for delivery when the browser is reachable. */
  | { kind: 'accepted' }
  /** The subscription has ended (404, 410). */
  | { kind: 'gone' }
  /** To be retried (429, 5xx, no connection), after `seconds` if the service gave them (`Retry-After`). */
  | { kind: 'later'; seconds?: number }
  /** Refused for good. */
  | { kind: 'refused' };

/** Sends messages to browsers through their push services. */
export interface PushServices {
  /** The site's public key for `PushManager.subscribe`, in base64url (RFC 8292). */
  publicKey(): Promise<string>;
  /**
   * Returns the push service of a subscription; `undefined` if its endpoint isn't allowed or its keys are
   * invalid.
   */
  serviceOf(subscription: PushSubscription): Promise<string | undefined>;
  /** Never rejects. */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushAnswer>;
}

export interface PushPorts {
  subscriptions: PushSubscriptions;
  services: PushServices;
}
