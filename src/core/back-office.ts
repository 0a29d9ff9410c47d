import { changeDetails, changeOwnDetails, changeOwnEmail } from './account/change-details.ts';
import { changePremium } from './account/change-premium.ts';
import { changeRole } from './account/change-role.ts';
import { deleteUser } from './account/delete-user.ts';
import { handOver, readWork } from './account/hand-over.ts';
import { inviteStaff } from './account/invite-staff.ts';
import { sendPasswordLink } from './account/password/send-password-link.ts';
import { proveIdentity, readProofAsked } from './account/prove-identity.ts';
import { suspendAccount } from './account/suspend-account.ts';
import { exportArchive } from './archive/export-archive.ts';
import { checkArchive, importArchive } from './archive/import-archive.ts';
import { readStorageUsage } from './archive/read-storage-usage.ts';
import {
  changeMany,
  closeBatch,
  listBatches,
  stopBatch,
  undoBatch,
} from './article/batch/change-many.ts';
import { readChosen } from './article/batch/read-chosen.ts';
import type { AddressedCommand } from './article/desk/article-transition.ts';
import { articleCommand } from './article/desk/change-article.ts';
import { listJudges } from './article/desk-letters/list-judges.ts';
import { countArticlesOf } from './article/desk-list/count-articles-of.ts';
import { listDesk } from './article/desk-list/list-desk.ts';
import { readBoard } from './article/desk-list/read-board.ts';
import { readDeskToday } from './article/desk-list/read-desk-today.ts';
import { readSchedule } from './article/desk-list/read-schedule.ts';
import { endLive, startLive } from './article/live/change-live-blog.ts';
import { readLiveDesk } from './article/live/read-live-desk.ts';
import {
  removeLiveEntry,
  restoreLiveEntry,
  saveLiveEntry,
} from './article/live/save-live-entry.ts';
import {
  answerNote,
  countNotes,
  readNotes,
  resolveNote,
  writeNote,
} from './article/notes/change-notes.ts';
import { keepPresence, leaveArticle, listPresence } from './article/presence/keep-presence.ts';
import {
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
} from './article/preview-links/staff-preview-links.ts';
import { listPublishedVersions } from './article/published-versions/list-published-versions.ts';
import { showVersion, withholdVersion } from './article/published-versions/withhold-version.ts';
import {
  leadWithdrawnArticle,
  readWithdrawal,
} from './article/withdrawals/lead-withdrawn-article.ts';
import { listRecords, readRecord } from './back-office/list-records.ts';
import { logInAdmin, readAccess } from './back-office/log-in-admin.ts';
import { readDashboard } from './back-office/read-dashboard.ts';
import { endBreakingLine, setBreakingLine } from './breaking/change-breaking-line.ts';
import { orderCategories } from './category/order-categories.ts';
import type { ContentUseCases } from './content/content-use-cases.ts';
import { type ContentName, contentUseCasesOf } from './content-kinds.ts';
import { deleteForGood } from './deletion/delete-for-good.ts';
import { fillDemonstration } from './demonstration/fill-demonstration.ts';
import { readFigures } from './figures/read-figures.ts';
import { keepFrontPresence, leaveFront } from './front/keep-front-presence.ts';
import { cancelLaunch, launchFront, scheduleLaunch } from './front/launch-front.ts';
import { readFrontDesk } from './front/read-front-desk.ts';
import { amendImages } from './image/amend-images.ts';
import { readImageUses } from './image/read-image-uses.ts';
import { replaceImage } from './image/replace-image.ts';
import { findImage, takeUpload } from './image/take-upload.ts';
import { deleteJob, readJobSummary, retryJob } from './job/change-job.ts';
import { publishLook } from './look/publish-look.ts';
import { answerMessage, noteMessage } from './message/answer-message.ts';
import { deleteMessage, markMessage, restoreMessage } from './message/change-message.ts';
import { deleteSubscriber } from './newsletter/delete-subscriber.ts';
import {
  announceArticle,
  countSubscribers,
  sendNotification,
} from './notification/send-notification.ts';
import type { Ports } from './ports.ts';
import { deleteView, listViews, renameView, saveView } from './saved-view/change-views.ts';
import { countFactors, resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { readAccessPolicy, saveAccessPolicy } from './second-factor/save-access-policy.ts';
import { saveSettings } from './settings/save-settings.ts';
import { type Bound, bindAll } from './use-case.ts';

/** Use cases of the back office, except saving and deleting content (see `content-kinds.ts`). */
export const backOfficeUseCases = {
  logInAdmin,
  readAccess,
  readProofAsked,
  proveIdentity,
  readDashboard,
  readFigures,
  listDesk,
  countArticlesOf,
  readBoard,
  readSchedule,
  readDeskToday,
  readChosen,
  changeMany,
  listBatches,
  stopBatch,
  undoBatch,
  closeBatch,
  listJudges,
  listViews,
  saveView,
  startLive,
  endLive,
  readLiveDesk,
  saveLiveEntry,
  removeLiveEntry,
  restoreLiveEntry,
  readNotes,
  countNotes,
  writeNote,
  answerNote,
  resolveNote,
  keepPresence,
  leaveArticle,
  listPresence,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  listPublishedVersions,
  withholdVersion,
  showVersion,
  readWithdrawal,
  leadWithdrawnArticle,
  setBreakingLine,
  endBreakingLine,
  renameView,
  deleteView,
  listRecords,
  readRecord,
  readImageUses,
  amendImages,
  findImage,
  replaceImage,
  changePremium,
  changeRole,
  changeDetails,
  changeOwnDetails,
  changeOwnEmail,
  suspendAccount,
  readWork,
  handOver,
  inviteStaff,
  sendPasswordLink,
  deleteUser,
  deleteSubscriber,
  readJobSummary,
  retryJob,
  deleteJob,
  markMessage,
  noteMessage,
  answerMessage,
  deleteMessage,
  restoreMessage,
  deleteForGood,
  sendNotification,
  announceArticle,
  countSubscribers,
  saveSettings,
  publishLook,
  readFrontDesk,
  launchFront,
  scheduleLaunch,
  cancelLaunch,
  keepFrontPresence,
  leaveFront,
  countFactors,
  resetSecondFactor,
  readAccessPolicy,
  saveAccessPolicy,
  takeUpload,
  readStorageUsage,
  exportArchive,
  checkArchive,
  importArchive,
  orderCategories,
  fillDemonstration,
};

/** The use cases of the back office, bound to ports. */
export type BackOffice = Bound<typeof backOfficeUseCases> & {
  /** Saving, deleting and restoring of a kind of content. */
  content: (name: ContentName) => Bound<ContentUseCases<ContentName>>;
  /** Any other command on an article; see `docs/article-states.md`. */
  article: (command: AddressedCommand) => ReturnType<ReturnType<typeof articleCommand>['bind']>;
};

/** The back office over the given ports. */
export const createBackOffice = (ports: Ports): BackOffice => ({
  ...bindAll(backOfficeUseCases, ports),
  article: (command) => articleCommand(command).bind(ports),
  content: (name) => ({
    save: async (...given) => (await contentUseCasesOf(name)).save.bind(ports)(...given),
    remove: async (...given) => (await contentUseCasesOf(name)).remove.bind(ports)(...given),
    restore: async (...given) => (await contentUseCasesOf(name)).restore.bind(ports)(...given),
  }),
});
