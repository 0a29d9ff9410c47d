/** Words of problems with requests that no use case refuses. */

export const notFound = 'Not found';
export const nothingAtThisAddress = 'There is nothing at this address.';
export const noConnection = 'No Connection';
export const theSiteCannotBeReached =
  'The site cannot be reached: the connection is gone. Nothing is lost, and what you typed is still here. Please try again.';
export const unexpectedApplicationError = 'Unexpected Application Error';
export const somethingWentWrong = 'Something went wrong on our side.';
export const somethingWentWrongWith = (reference: string) =>
  `Something went wrong on our side. Its number in the log is ${reference}.`;
export const versionNeeded = 'Version Needed';
export const sayWithIfMatch = 'Say with If-Match which version this change is based on; * for any.';
