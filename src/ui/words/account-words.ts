import { pluralOf } from '#core/locale/plural.ts';

/** Words of readers’ accounts: registration, log-in, profile, second factor. */

export const login = 'Login';
export const email = 'Email';

export const aboutAccounts = 'About accounts';
export const oneAccountKeepsYourSubscription = (siteName: string) =>
  `One account keeps your subscription and your notification choices together on every page of ${siteName}.`;
export const inThisEditionAnAccount =
  'In this edition an account lives only in this browser: it is sent nowhere, and clearing this site’s data deletes it.';

export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changing = 'Changing…';
export const changePasswordHeading = 'Change Password';

export const addressConfirmed = 'Address Confirmed';
export const isYours = (email: string) => `${email} is yours.`;
export const confirmAddressTitle = (siteName: string) => `Confirm Address - ${siteName}`;
export const confirmTheAddress = (siteName: string) =>
  `Confirm the address of your account at ${siteName}.`;
export const confirmAddress = 'Confirm Address';
export const oneMoreStepConfirm = 'One more step: confirm that this address is yours.';
export const confirm = 'Confirm';

export const deleteAccount = 'Delete account';
export const yourNameEMailAddress =
  'Your name, e-mail address, password and subscription are deleted at once and for good. What you sent without the account stays: messages to the newsroom, and your address on the newsletter’s list.';
export const deleting = 'Deleting…';
export const deleteAccountHeading = 'Delete Account';

export const thisEditionCannotSendE =
  'This edition cannot send e-mail, and your account lives only in this browser: a forgotten password cannot be replaced, but you can register again with another address.';
export const register = 'Register';
export const thisSiteCannotSendE =
  'This site cannot send e-mail. Please ask its newsroom for a new password.';
export const writeToTheNewsroom = 'Write to the newsroom';
export const sendLink = 'Send Link';
export const sending = 'Sending…';
export const rememberedIt = 'Remembered it?';
export const tellUsYourAddress =
  'Tell us your address. We send you a link with which you set a new password.';
export const forgotPassword = 'Forgot Password';
export const lookIntoYourMail = 'Look into your mail';
export const ifThereIsAnAccount =
  'If there is an account with this address, a link is on its way. It is good for one hour.';
export const forgotPasswordTitle = (siteName: string) => `Forgot Password - ${siteName}`;
export const getANewPassword = (siteName: string) =>
  `Get a new password for your account at ${siteName}.`;

export const welcomeBackPickUpWhere = 'Welcome back. Pick up where you left off.';
export const loggingIn = 'Logging in…';
export const dontHaveAnAccount = 'Don’t have an account?';
export const forgotPasswordQuestion = 'Forgot password?';
export const loginSuccessful = 'Login Successful!';
export const welcomeBack = 'Welcome back!';
export const loginTitle = (siteName: string) => `Login - ${siteName}`;
export const logInToYourAccount = (siteName: string) => `Log in to your account at ${siteName}.`;

export const atLeastCharacters = (least: number) => `At least ${least} characters.`;

export const show = (label: string) => `Show ${label}`;

export const thisBrowser = 'This browser';
export const logOutWith = (device: string) => `Log out: ${device}`;
export const logOut = 'Log Out';
export const whereYouAreLoggedIn = 'Where you are logged in';
export const logOutEverywhere = 'Log Out Everywhere';
export const secondFactor = 'Second factor';
export const inThisEditionAccountsLive =
  'In this edition accounts live only in this browser, where a second factor would protect nothing.';
export const yourRoleAsks =
  'Your role asks for a second factor. The newsroom opens once you have added a passkey or set up an authenticator app.';
export const yourAddressIsNotConfirmed = (email: string) =>
  `Your address is not confirmed yet. We sent a letter to ${email}: please follow the link in it.`;
export const sendAgain = 'Send Again';
export const logout = 'Logout';
export const profile = 'Profile';
export const savedForLater = 'Saved for later';
export const seeSavedArticles = 'See saved articles';
export const name = 'Name';
export const pushNotifications = 'Push notifications';
export const subscribedDemo = 'Subscribed (Demo)';
export const memberSince = 'Member since';
export const newsroom = 'Newsroom';

export const subscriptionCanceled = 'Subscription Canceled';
export const yourPremiumSubscriptionHasBeen = 'Your premium subscription has been canceled.';
export const subscriptionActivated = 'Subscription Activated!';
export const thankYouForSubscribing = (siteName: string) =>
  `Thank you for subscribing to ${siteName} Premium.`;
export const loggedOut = 'Logged Out';
export const youHaveBeenSuccessfullyLogged = 'You have been successfully logged out.';
export const thatBrowserIsNoLonger = 'That browser is no longer logged in.';
export const youAreNoLongerLogged = 'You are no longer logged in anywhere.';
export const anotherLetter = 'Another letter is on its way.';
export const passwordChanged = 'Password Changed';
export const whereverElseYouWereLogged = 'Wherever else you were logged in, you no longer are.';
export const accountDeleted = 'Account Deleted';
export const yourAccountIsGone = 'Your account and all that it held are gone.';
export const profileTitle = (siteName: string) => `Profile - ${siteName}`;
export const yourAccountWith = (siteName: string) => `Your account at ${siteName}.`;

export const aNameAnAddress = 'A name, an address and a password, and you are in.';
export const registering = 'Registering…';
export const alreadyHaveAnAccount = 'Already have an account?';
export const fullName = 'Full Name';
export const registrationSuccessful = 'Registration Successful!';
export const welcomeTo = (siteName: string) => `Welcome to ${siteName}!`;
export const registerTitle = (siteName: string) => `Register - ${siteName}`;
export const makeAReadersAccount = (siteName: string) => `Make a reader’s account at ${siteName}.`;

export const qrCodeOfTheKey = 'QR code of the key';
export const scanThisWithTheApp = 'Scan this with the app, then enter its six digits';
export const sixDigits = 'Six digits';
export const turnOn = 'Turn on';
export const cancel = 'Cancel';
export const removeTheAuthenticatorApp = 'Remove the authenticator app';
export const remove = 'Remove';
export const setUpAnApp = 'Set up an app';
export const authenticatorApp = 'Authenticator app';
export const anAppOnYourPhone = 'An app on your phone that shows six new digits every half minute.';

export const nameOfThePasskey = 'Name of the passkey';
export const rename = 'Rename';
export const renameNamed = (name: string) => `Rename ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const addAPasskey = 'Add a passkey';
export const passkeys = 'Passkeys';
export const thisDevice = 'This device';
export const makeThePasskey = 'Make the passkey';
export const aPasskeyIsAFinger =
  'A passkey is a finger, a face or a key in place of the password. Have two, so that losing one is no worse than a nuisance.';

export const copied = 'Copied.';
export const thisBrowserDidNotAllow = 'This browser did not allow it.';
export const yourRecoveryCodes = 'Your recovery codes';
export const eachWorksOnceWhenPhone =
  'Each works once, when phone and key are out of reach. They are shown only now: print them, or keep them where your passwords are.';
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';
export const saveAsText = 'Save as text';
export const iHaveKeptThem = 'I have kept them';
export const codesLeft = (left: number, digits: string, all: string) =>
  pluralOf(left, { one: `${digits} of ${all} is`, other: `${digits} of ${all} are` });
export const makeNewOnes = 'Make new ones';
export const leftNewOnesReplace = (codesLeft: string) =>
  `${codesLeft} left. New ones replace the old.`;

export const aSecondFactorStandsBeside =
  'A second factor stands beside your password: who has the one still lacks the other.';

export const digitsOrRecoveryCode = 'Six digits from your authenticator app, or a recovery code.';
export const digitsOfApp = 'Six digits from your authenticator app.';
export const oneOfYourRecoveryCodes = 'One of your recovery codes.';
export const oneMoreStep = 'One more step';
export const yourAccountAsks = 'Your account asks for a second factor. You have ten minutes.';
export const confirming = 'Confirming…';
export const somebodyElse = 'Somebody else?';
export const startAgain = 'Start again';
export const code = 'Code';
export const deviceAndCodesLostAsk =
  'Device and codes lost? Ask an owner of the newsroom to reset your second factor.';
export const secondStep = (siteName: string) => `Second Step - ${siteName}`;

export const setPassword = 'Set Password';
export const setting = 'Setting…';
export const rememberedTheOld = 'Remembered the old one?';
export const helloChooseThePassword = (name: string, email: string) =>
  `Hello ${name}. Choose the password for ${email}.`;
export const thisLinkWasUsedAlready = 'This link was used already, or is too old.';
export const linkExpired = 'Link Expired';
export const getANewLink = 'Get a new link';
export const passwordSet = 'Password Set';
export const youAreLoggedIn = 'You are logged in.';
export const setPasswordTitle = (siteName: string) => `Set Password - ${siteName}`;
export const chooseThePassword = (siteName: string) =>
  `Choose the password of your account at ${siteName}.`;

export const subscription = 'Subscription:';
export const premium = 'Premium';
export const standard = 'Standard';
export const everyArticleIsOpen = 'Every article is open to you in full.';
export const premiumOpensEveryArticle =
  'Premium opens every article in full. This edition takes no payment for it.';
export const cancelSubscription = 'Cancel Subscription';
export const subscribeNow = 'Subscribe Now';
export const orTypeTheKey = 'Or type the key: <key/>';
export const onSince = 'On, since <time/>';
export const addedAndUsed = 'added <added/>, used <used/>';
export const addedNotUsedYet = 'added <added/>, not used yet';
export const password = 'Password';
