/**
 * True for a clipboard that holds files, and no words beside them: browsers add an element for a picture that is
 * copied from a page.
 */
export function holdsOnlyPictures(clipboard: DataTransfer | null): boolean {
  if (!clipboard || clipboard.files.length === 0) return false;
  if (clipboard.getData('text/plain').trim() !== '') return false;
  const html = clipboard.getData('text/html');
  if (html === '') return true;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').trim() === '' && body.querySelector('table, hr, iframe') === null;
}
