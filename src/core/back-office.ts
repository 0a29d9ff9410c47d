import { changeSubscription } from './account/change-subscription.ts';
import { deleteUser } from './account/delete-user.ts';
import { listRecords, readRecord } from './back-office/list-records.ts';
import { logInAdmin } from './back-office/log-in-admin.ts';
import { readDashboard } from './back-office/read-dashboard.ts';
import { type ContentName, contentKinds, contentNames } from './content-kinds.ts';
import type { ContentUseCases } from './content-use-cases.ts';
import { deleteMessage } from './message/delete-message.ts';
import { markMessage } from './message/mark-message.ts';
import { deleteSubscriber } from './newsletter/delete-subscriber.ts';
import { sendNotification } from './notification/send-notification.ts';
import type { Ports } from './ports.ts';
import { saveSettings } from './settings/save-settings.ts';

/** Every use case of the back office but saving and deleting content, which `contentKinds` has. */
export const backOfficeUseCases = {
  logInAdmin,
  readDashboard,
  listRecords,
  readRecord,
  changeSubscription,
  deleteUser,
  deleteSubscriber,
  markMessage,
  deleteMessage,
  sendNotification,
  saveSettings,
};

type UseCases = typeof backOfficeUseCases;

type BoundContent<Name extends ContentName> = {
  [Key in keyof ContentUseCases<Name>]: ReturnType<ContentUseCases<Name>[Key]['bind']>;
};

export type BackOffice = { [Name in keyof UseCases]: ReturnType<UseCases[Name]['bind']> } & {
  content: { [Name in ContentName]: BoundContent<Name> };
};

const bindContent = <Name extends ContentName>(name: Name, ports: Ports) => {
  const { save, remove } = contentKinds[name];
  return { save: save.bind(ports), remove: remove.bind(ports) };
};

/** The back office over the given ports: each use case takes an actor and its input. */
export function createBackOffice(ports: Ports): BackOffice {
  const content = Object.fromEntries(contentNames.map((name) => [name, bindContent(name, ports)]));
  return {
    logInAdmin: logInAdmin.bind(ports),
    readDashboard: readDashboard.bind(ports),
    listRecords: listRecords.bind(ports),
    readRecord: readRecord.bind(ports),
    changeSubscription: changeSubscription.bind(ports),
    deleteUser: deleteUser.bind(ports),
    deleteSubscriber: deleteSubscriber.bind(ports),
    markMessage: markMessage.bind(ports),
    deleteMessage: deleteMessage.bind(ports),
    sendNotification: sendNotification.bind(ports),
    saveSettings: saveSettings.bind(ports),
    content: content as BackOffice['content'],
  };
}
