/** Words of passkeys. */

export const noPasskeyWasUsed =
  'No passkey was used: it was cancelled, took too long, or this device has none for this site.';
export const thisDeviceAlready = 'This device already has a passkey for your account.';

export const logInWithAPasskey = 'Log in with a passkey';
export const useAPasskey = 'Use a passkey';

export const codeOfYourApp = 'Code of your app, or a recovery code';
export const yourPassword = 'Your password';
export const pleaseConfirm = 'Please confirm it is you';
export const youLastConfirmed = 'You last confirmed it more than ten minutes ago.';
export const confirm = 'Confirm';
export const cancel = 'Cancel';
