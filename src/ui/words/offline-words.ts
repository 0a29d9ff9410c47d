/** Words of the page without a connection. */

export const offlineTitle = (siteName: string) => `No connection - ${siteName}`;
export const noConnection = 'No connection';
export const thereIsNoConnection =
  'This page needs the internet. Pages that you read lately on this device, if there are any, are listed here.';
/** Above a page that is shown without a connection. */
export const keptPage = 'There is no connection. This is the page as you last read it.';
