/** Words of the people of a newsroom: their details, roles and leaving. */

export const yourAccount = 'Your account';
export const detailsSaved = 'Your details were saved.';
export const aLetterIsOnItsWay = (address: string) =>
  `A letter is on its way to ${address}. The address changes once you follow its link.`;
export const waitsFor = (address: string) =>
  `You asked for ${address}: follow the link of the letter that was sent there. Until then, the present address stays.`;
export const takeBack = 'Take Back';
export const addressStays = 'The present address stays.';
export const addressIsConfirmedByLetter =
  'A new address counts once you have followed the link that is sent to it.';
export const addressChangesAtOnce = 'This site sends no e-mail: a new address counts at once.';
export const picture = 'Picture';
export const pictureHint = 'Colleagues see it beside your name. A square suits best.';
export const pictureOfPersonHint = 'Colleagues see it beside the name. A square suits best.';
export const saveDetails = 'Save Details';
export const passwordAndMore = 'Password, second factor and where you are logged in';
export const youHaveNoAccount =
  'You came by the shared password of the back office, which belongs to nobody. Log in with an account of your own to change its name, picture and address.';
export const thisEditionHasNoStaff =
  'In this edition the back office has one password and no accounts of people. The server edition has them.';

export const editDetails = (name: string) => `Details of ${name}`;
export const save = 'Save';
export const userSaved = (name: string) => `The details of ${name} were saved.`;
export const addressIsTold =
  'Where the site sends e-mail, a notice goes to the former address, and a link to confirm it to the new one.';

export const suspend = 'Suspend';
export const suspendUser = (name: string) => `Suspend ${name}`;
export const endSuspensionOf = (name: string) => `End the suspension of ${name}`;
export const suspendQuestion = (name: string) => `Suspend ${name}?`;
export const suspendText = (name: string) =>
  `${name} is logged out everywhere and can’t log in until an owner ends the suspension. Everything that ${name} wrote stays, and so does the role.`;
export const userSuspended = (name: string) => `${name} is suspended.`;
export const suspensionEnded = (name: string) => `${name} can log in again.`;
export const suspended = 'Suspended';
export const suspendedAs = (role: string) => `Suspended: ${role}`;

export const drafts = { one: 'draft', other: 'drafts' };
export const reviews = { one: 'review', other: 'reviews' };
export const scheduledStories = { one: 'scheduled story', other: 'scheduled stories' };
export const workWaits = (name: string, work: string) => `Waiting for ${name}: ${work}.`;
export const nothingWaits = (name: string) => `No draft, review or schedule waits for ${name}.`;
export const schedulesFail =
  'What is scheduled won’t be published at its hour unless it is handed over.';
export const handItTo = 'Hand it over to';
export const nobodyYet = 'Nobody: editors find it on the desk';
export const manyLeave =
  'What waits for them stays with nobody. To hand it over, delete them one by one.';
export const sessionsEndNow = 'Sessions end at once. Published stories keep the byline.';

export const changeRoleQuestion = (name: string, role: string) => `Make ${name} ${role}?`;
export const takeRoleQuestion = (name: string) => `Take ${name}’s role away?`;
export const roleChangesNow = (name: string) =>
  `It counts at once: ${name} is logged out, and has to log in again.`;
export const withdrawInvitationQuestion = (name: string) => `Withdraw the invitation of ${name}?`;
export const itsLinkNoLongerWorks = 'Its link no longer works. The account stays.';
export const withdrawInvitation = 'Withdraw Invitation';
export const theInvitationIsWithdrawn = 'The open invitation is withdrawn.';
export const opens = 'Opens';
export const closes = 'Closes';
export const changeRole = 'Change Role';
export const takeRole = 'Take Role Away';

export const roles = 'Roles';
export const rolesIntro =
  'From the first to the last, each role may also do all that those before it may. Owners give roles under Users.';
export const yourRole = 'Your role';
export const settingsForbidIt = 'the settings leave it to editors';
export const rights = {
  write: 'Write stories of their own, and send them for review',
  library: 'Use the image library, upload pictures, and add tags',
  figures: 'See the figures of their own stories',
  plan: 'See what everybody plans, on board and schedule',
  publish: 'Publish and withdraw their own stories',
  mend: 'Make small mends of their own stories',
  edit: 'Change, approve, return and publish everybody’s stories',
  front: 'Compose fronts, and choose the story that leads',
  content: 'Change categories, authors, web stories, videos, advertisements and pages',
  tell: 'Send notifications, and set the breaking line',
  readers: 'Read messages and the list of subscribers',
  log: 'Read the activity log',
  embargo: 'End an embargo early',
  people: 'Invite people, give roles, suspend and delete accounts',
  forGood: 'Delete for good',
  site: 'Change settings and appearance',
  house: 'Look after jobs, security, storage, export and import',
} as const;
