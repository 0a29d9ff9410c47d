/** Words of the switch for push notifications. */

export const notificationsAreOff = 'Notifications Are Off';

export const thisBrowserGets = 'This browser gets no more of them.';
export const notChanged = 'Not Changed';
export const yourBrowserKeptItsSubscription =
  'Your browser kept its subscription. Please try again.';
export const subscribedInThisBrowser = 'Subscribed in this browser';
export const notSubscribed = 'Not subscribed';
export const turnOff = 'Turn off';
export const turnOn = 'Turn on';
export const notifications = 'notifications';

export const notificationsEnabled = 'Notifications Enabled!';
export const youWillHearFromUs = 'You will hear from us when something large happens.';
export const thisBrowserTakesNone =
  'This browser takes no notifications from websites. On an iPhone or iPad, add the site to the home screen and open it there.';
export const yourBrowserWasNotAllowed =
  'Your browser was not allowed to show them. Nothing was changed.';
export const yourBrowserCouldNotReach =
  'Your browser could not reach its push service. Some browsers have none, or have it switched off.';
