/** Words of the section *Pages*: what the site says about itself. */

export const pages = 'Pages';
export const page = 'page';
export const newPage = 'New Page';
export const editPage = 'Edit Page';
export const title = 'Title';
export const address = 'Address';
export const addressHint = (path: string) =>
  `Readers find it at ${path}. Leave it empty to have one made of the title. A former address leads to the new one.`;
export const standfirst = 'Standfirst';
export const standfirstHint =
  'A sentence under the title; search engines and shared links show it, too.';
export const textOfThePage = 'Text of the page';
export const readersHaveIt = 'Readers have it since';
export const readersHaveItAt = 'Readers have this page at';
export const notYet = 'Draft';
export const draftHasChanges = 'The draft has changes';
export const noPagesYet =
  'No page of your own yet. Rewrite one of those below, or write another one.';
export const deletedPages =
  'Its address leads to nothing from then on; in place of a specified page, ours is shown again.';

export const pagesOfOurs = 'Pages that come with the site';
export const pagesOfOursAbout =
  'Readers see our words there until you publish yours. Rewriting begins with ours.';
export const rewrite = 'Rewrite';
export const rewriteNamed = (name: string) => `Rewrite ${name}`;

export const publishPage = 'Publish page';
export const saveDraft = 'Save draft';
export const ctrlS = 'Ctrl+S';
export const success = 'Success';
export const draftSaved = 'The draft is saved. Readers see it once you publish.';
export const pagePublished = 'Readers see the page from now on.';
export const savedNotPublished =
  'Somebody else changed the draft meanwhile. Both changes are saved: look through them, then publish.';
export const pageWithdrawn = 'Readers don’t see the page any more. The draft is kept.';
export const withdraw = 'Withdraw';
export const withdrawQuestion = 'Withdraw this page?';
export const withdrawText = (path: string) =>
  `${path} leads to nothing until you publish the page again. The draft is kept.`;
export const formerVersions = 'Former versions';
export const formerVersionsAbout =
  'What readers saw before, the last twenty. One comes back into the draft; readers see it once you publish.';
export const noFormerVersions = 'Readers have seen no other version of this page.';
export const broughtBack = 'Back in the draft';
export const publishToUse = 'Publish the page to show it to readers.';
