/** Words of the pages of the morning letter. */

export const subscribed = 'Subscribed!';
export const isOnTheList = (email: string) => `${email} is on the list of the morning letter.`;
export const theMorningLetter = 'The morning letter';
export const oneMoreStepConfirm =
  'One more step: confirm that you want the morning letter at your address.';
export const confirm = 'Confirm';

export const unsubscribed = 'Unsubscribed';
export const isOffTheList = (email: string) => `${email} is off the list of the morning letter.`;
export const leaveTheMorningLetter = 'Leave the morning letter';
export const youWillNoLongerReceive = 'You will no longer receive it once you press the button.';
export const unsubscribe = 'Unsubscribe';

export const email = 'Email';
export const subscribing = 'Subscribing…';
export const subscribe = 'Subscribe';
export const theMorningLetterTitle = (siteName: string) => `The morning letter - ${siteName}`;
export const subscribeToTheMorningLetter = (siteName: string) =>
  `Subscribe to the morning letter of ${siteName}: six stories before seven.`;
export const sixStoriesBeforeSevenEvery =
  'Six stories before seven, every day: what happened overnight and what to watch by evening.';
export const almostThere = 'Almost there';
export const weHaveWrittenToFollow = (email: string) =>
  `We have written to ${email}. Follow the link in the letter to get on the list.`;
export const isOnTheListOfTheMorning = (email: string, note: string) =>
  `${email} is on the list of the morning letter. ${note}`;
