/** Words of forms that are sent without leaving the page. */

export const notSent = 'Not Sent';
export const thereIsNoConnection = 'There is no connection. What you typed is still here.';
