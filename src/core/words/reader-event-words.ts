/** Words of entries of the logs about readers and accounts, and who did something. */

export const updatedSubscription = 'Updated Subscription';
export const premium = 'Premium';
export const standard = 'Standard';
export const userIsNow = (name: string, tier: string) => `User "${name}" is now ${tier}`;

export const movedToAnotherAddress = 'moved to another e-mail address';
export const confirmedAddress = 'Confirmed Address';
export const userConfirmedTheirAddress = (name: string) => `User "${name}" confirmed their address`;

export const deletedUser = 'Deleted User';
export const aReaderDeletedTheirAccount = 'A reader deleted their account';
export const userDeletedTheirAccount = (name: string) => `User "${name}" deleted their account`;
export const deletedTheirOwnAccount = 'deleted their own account';

export const didNotKnowThePassword = 'did not know the password';
export const triedAnAddressWithoutAccount = 'tried an address without account';

export const updatedUser = 'Updated User';
export const theStoredPasswordOfUser = (name: string) =>
  `The stored password of user "${name}" was secured`;
export const changedPassword = 'Changed Password';
export const userChangedTheirPassword = (name: string) => `User "${name}" changed their password`;
export const changedTheirPassword = 'changed their password';

export const acceptedInvitation = 'Accepted Invitation';
export const acceptedTheInvitation = (name: string, role: string) =>
  `${name} accepted the invitation and is now ${role}`;
export const userSetANewPassword = (name: string) => `User "${name}" set a new password`;
export const acceptedAnInvitation = (role: string) => `accepted an invitation as ${role}`;
export const redeemedALink = 'redeemed a link for a new password';

export const didNotConfirm = 'did not confirm who they are: wrong password';

export const registeredUser = 'Registered User';
export const userRegistered = (name: string) => `User "${name}" registered`;

export const aDeletedAccount = 'a deleted account';
export const aVisitor = 'a visitor';
export const theCommandLine = 'the command line';
export const sharedPassword = (person: string) => `${person}, shared password`;
export const theSharedPassword = 'the shared password';
export const anAccount = 'an account';
export const reader = (person: string) => `${person}, reader`;

export const receivedMessage = 'Received Message';
export const wrote = (name: string, subject: string) => `${name} wrote "${subject}"`;

export const addedNewsletterSubscriber = 'Added Newsletter Subscriber';
export const somebodySubscribedToTheNewsletter = 'Somebody subscribed to the newsletter';
export const confirmedNewsletterSubscriber = 'Confirmed Newsletter Subscriber';
export const aSubscriptionToTheNewsletter = 'A subscription to the newsletter was confirmed';
export const deletedNewsletterSubscriber = 'Deleted Newsletter Subscriber';
export const aSubscriberLeftTheList = 'A subscriber left the list';
export const staff = (person: string, role: string) => `${person}, ${role}`;
export const staffRole = 'staff';
export const wasRefused = (useCase: string) => `was refused “${useCase}”`;
export const loggedOutEverywhere = 'logged out everywhere';
