import type { Actor } from '#core/actor.ts';
import { createBackOffice } from '#core/back-office.ts';
import type {
  KeptSubscription,
  PushAnswer,
  PushMessage,
  ServiceAudience,
} from '#core/notification/push-ports.ts';
import type { Online } from '#core/ports.ts';
import { onlineForExamples } from './change-examples.ts';
import { createTestPorts, storedUser, TEST_NOW, valueIn } from './test-newsroom.ts';

export const pushEditor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
export const rain = { title: 'Rain', message: 'Take an umbrella', link: '' };

/**
 * A newsroom over a storage in memory whose push services have these numbers of subscriptions. Services
 * accept messages unless `answers` has other answers for the endpoint.
 */
export function openPushSite(counts: Record<string, number>) {
  const online: Online = onlineForExamples();
  let now = TEST_NOW.getTime();
  const sent: (PushMessage & { endpoint: string })[] = [];
  const forgotten: string[] = [];
  const answers = new Map<string, PushAnswer[]>();
  const audience: ServiceAudience[] = [];
  const kept: (KeptSubscription & { service: string })[] = [];
  for (const [service, count] of Object.entries(counts)) {
    for (let at = 0; at < count; at += 1) {
      const position = kept.length + 1;
      kept.push({ position, endpoint: `${service}/${at + 1}`, p256dh: '', auth: '', service });
    }
    audience.push({ service, count, last: kept.length });
  }
  online.push = {
    subscriptions: {
      ...online.push.subscriptions,
      audience: async () => audience,
      between: async (service, { after, upTo }, most) =>
        kept
          .filter((one) => one.service === service && one.position > after && one.position <= upTo)
          .slice(0, most),
      at: async (positions) => kept.filter(({ position }) => positions.includes(position)),
      forget: async (endpoints) => {
        forgotten.push(...endpoints);
      },
    },
    services: {
      ...online.push.services,
      send: async ({ endpoint }, message) => {
        sent.push({ ...message, endpoint });
        return answers.get(endpoint)?.shift() ?? { kind: 'accepted' };
      },
    },
  };
  const clock = { now: () => new Date(now) };
  const { ports } = createTestPorts({ users: [storedUser()] }, { online, clock });
  return {
    ports,
    sent,
    forgotten,
    answers,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    send: async (given = rain) => {
      const { id } = valueIn(await createBackOffice(ports).sendNotification(pushEditor, given));
      return id ?? '';
    },
    stored: (id: string) => ports.store.read((view) => view.get('notifications', id)),
    log: async () => await ports.store.read((view) => view.list('activity')),
  };
}
