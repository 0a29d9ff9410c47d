import { counted, pluralOf } from '#core/locale/plural.ts';

/** Words of the text that articles are written in, and its blocks. */

export const uploadFailed = 'Upload Failed';
export const mediaUploaded = 'Media Uploaded';
export const theFileHasBeenStaged = 'The file has been staged.';
export const title = 'Title';
export const addressOfTheRecording = 'Address of the recording';
export const aRecordingOfThisArticle = 'A recording of this article.';
export const uploadARecording = 'Upload a recording';
export const voicesOptional = 'Voices (optional)';
export const transcriptOptional = 'Transcript (optional)';
export const audio = 'Audio';
export const picturesAndSound = 'Pictures and sound';
export const recordingSoundPodcast = 'recording sound podcast';

export const sitePart = 'Part of the site';
export const contactForm = 'Contact form';
export const contactDetails = 'Contact details';
export const notificationSwitch = 'Notifications';
export const sitePartHint =
  'Messages arrive under Messages; the details are those of Settings. Notifications is the switch by which readers turn them on or off. Articles have a link to it instead.';
export const sitePartWords = 'contact form address phone e-mail message notifications widget';

export const divider = 'Divider';
export const more = 'More';
export const ruleLineHr = 'rule line hr';

export const address = 'Address';
export const readersSeeACard = 'Readers see a card; what it shows loads when they press it.';
export const titleOfTheCard = 'Title of the card';
export const descriptionOptional = 'Description (optional)';
export const embed = 'Embed';
export const linkCardMapChartPost = 'link card map chart post';

export const factBox = 'Fact box';
export const asideBackgroundExplainer = 'aside background explainer';

export const grid = 'Grid';
export const stripThatScrolls = 'Strip that scrolls';
export const picture = (place: number) => `picture ${place}`;
export const altTextOfPicture = (place: number) => `Alt text of picture ${place}`;
export const captionOfPictureOptional = (place: number) => `Caption of picture ${place} (optional)`;
export const creditOfPictureOptional = (place: number) => `Credit of picture ${place} (optional)`;
export const movePictureUp = (place: number) => `Move picture ${place} up`;
export const movePictureDown = (place: number) => `Move picture ${place} down`;
export const removePicture = (place: number) => `Remove picture ${place}`;
export const titleOptional = 'Title (optional)';
export const layout = 'Layout';
export const uploadPictures = 'Upload pictures';
export const addFromLibrary = 'Add from library';
export const gallery = 'Gallery';
export const picturesPhotos = 'pictures photos';

export const subheading = 'Subheading';
export const text = 'Text';
export const headingTitleH2 = 'heading title h2';
export const smallSubheading = 'Small subheading';

export const asWideAsTheText = 'As wide as the text';
export const wide = 'Wide';
export const wholePage = 'Whole page';
export const leadPicture = 'Lead picture.';
export const readersSeeItAbove = 'Readers see it above the text and on fronts, not here.';
export const behindThePaywallItCant = 'Behind the paywall: it can’t lead the article.';
export const makeItTheLeadPicture = 'Make it the lead picture';
export const altText = 'Alt text';
export const sayWhatThePictureShows =
  'Say what the picture shows. Left empty, the file name is used.';
export const captionOptional = 'Caption (optional)';
export const creditOptional = 'Credit (optional)';
export const width = 'Width';
export const image = 'Image';
export const picturePhoto = 'picture photo';

export const list = 'List';
export const bulletedNumberedPointsUlOl = 'bulleted numbered points ul ol';
export const bulletedList = 'Bulleted list';
export const numberedList = 'Numbered list';

export const footnotes = 'Footnotes';
export const notesReferencesSources = 'notes references sources';

export const paragraph = 'Paragraph';

export const pullQuote = 'Pull quote';

export const quotation = 'Quotation';
export const quoteBlockquoteSource = 'quote blockquote source';

export const findAnArticle = 'Find an article';
export const relatedArticleIsGone = 'This article is not there any more.';
export const chooseAnother = 'Choose another';
export const relatedArticle = 'Related article';
export const linkStoryCard = 'link story card';

export const bold = 'Bold';
export const italic = 'Italic';
export const strikeThrough = 'Strike through';
export const superscriptX = 'Superscript, x²';
export const subscriptX = 'Subscript, x₂';
export const rowAbove = 'Row above';
export const rowBelow = 'Row below';
export const columnBefore = 'Column before';
export const columnAfter = 'Column after';
export const removeRow = 'Remove row';
export const removeColumn = 'Remove column';
export const joinWithNextColumn = 'Join with next column';
export const joinWithNextRow = 'Join with next row';
export const divideCell = 'Divide cell';
export const rowColumn = (row: number, column: number) => `Row ${row}, column ${column}`;
export const formatOfTheCell = 'Format of the cell';
export const link = 'Link';
export const table = 'Table';
export const firstRowHoldsHeadings = 'First row holds headings';
export const lastRowHoldsTotals = 'Last row holds totals';
export const sourceOptional = 'Source (optional)';
export const figuresRowsColumns = 'figures rows columns';

export const youtubeVideoId = 'YouTube video ID';
export const forExampleA1b2c3d4e5f = 'for example a1B2c3D4e5F';
export const theUploadedFilmIsShown = 'The uploaded film is shown in its place.';
export const theIdOrTheAddress = 'The ID, or the address of the video.';
export const thisIsNoYoutubeVideo = 'This is no YouTube video ID or address.';
export const video = 'Video';
export const filmYoutube = 'film youtube';

export const otherBlock = 'Other block';

export const dropToPutItLast = 'Drop to put it last';
export const dropToPut = (place: number) => `Drop to put it at ${place}`;

export const uploadAFilm = 'Upload a film';
export const theUploadedFilm = 'The uploaded film';
export const withoutAPosterPictureReaders =
  'Without a poster picture, readers see the film’s first picture.';
export const thePosterPictureWhichReaders =
  'The poster picture, which readers see until they play the film.';
export const uploadAPosterPicture = 'Upload a poster picture';
export const posterPictureFromLibrary = 'Poster picture from library';
export const removePosterPicture = 'Remove poster picture';
export const removeFilm = 'Remove film';

export const dropPasteOrUpload = 'Drop, paste or upload a picture';
export const upload = 'Upload';
export const fromLibrary = 'From library';

export const imageUploaded = 'Image Uploaded';

export const aBlockOfTheType = (type: string) =>
  `A block of the type “${type}”. It can’t be edited here and is kept as it is.`;
export const thisBlockCantBeEdited = 'This block can’t be edited here and is kept as it is.';

export const keep = 'Keep';

export const insertAfterBlock = (index: number) => `Insert after block ${index}`;
export const insertABlock = 'Insert a block';
export const actionsOfBlock = (index: number) => `Actions of block ${index}`;
export const dragToMovePress = 'Drag to move, press for more';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const duplicateBlock = 'Duplicate block';
export const duplicated = 'Duplicated.';
export const removeBlock = 'Remove block';
export const blockRemoved = 'Block removed.';

export const block = (label: string, index: number) => `${label}, block ${index}`;

export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const findInTheText = 'Find in the text';
export const find = 'Find';
export const previous = 'Previous';
export const next = 'Next';
export const replaceWith = 'Replace with';
export const replace = 'Replace';
export const replaceAll = 'Replace all';
export const closeSearch = 'Close search';

export const selectTheWords = 'Select the words of the link first.';
export const footnote1 = 'Footnote, [1]';
export const subheadingH2 = 'Subheading, H2';
export const smallSubheadingH3 = 'Small subheading, H3';
export const note = 'Note';
export const formatOfTheSelection = 'Format of the selection';
export const format = 'Format';

export const nothingFound = (typed: string) => `Nothing found for “${typed}”.`;

export const addressOrWords = 'Address, or words of an article';
export const thisIsNoAddress =
  'This is no address to link to. Write it with https://, for example.';
export const removeLink = 'Remove link';
export const cancel = 'Cancel';
export const setLink = 'Set link';

export const aBlockThatCant = 'A block that can’t be edited here is selected. Nothing was removed.';
export const blockOf = (label: string, childCount: number) => `${label} of ${childCount}.`;
export const movedToPlace = (to: number, last: number) => `Moved to place ${to} of ${last}.`;

export const textOfTheArticle = 'Text of the article';
export const pastedAsATable = 'Pasted as a table.';
export const readAsMarkdown = 'Read as Markdown.';
export const pasteAsTyped = 'Paste as typed';
export const pasteAsPlainText = 'Paste as plain text';
export const sourceOfTheQuotation = 'Source of the quotation (optional)';

/** Things that a paste can leave out, in the order in which they are named. */
export const thingsLeftOut = {
  picture: { one: 'picture', other: 'pictures' },
  film: { one: 'film or recording', other: 'films or recordings' },
  frame: { one: 'embedded frame', other: 'embedded frames' },
  comment: { one: 'comment', other: 'comments' },
  deletion: { one: 'deleted passage', other: 'deleted passages' },
  note: { one: 'sign of a note that was not copied', other: 'signs of notes that were not copied' },
  lettering: { one: 'numbering by letters', other: 'numberings by letters' },
  control: { one: 'form field or button', other: 'form fields or buttons' },
};
export const wereLeftOut = (count: number, things: string) =>
  pluralOf(count, { one: `${things} was left out.`, other: `${things} were left out.` });
export const placesReplaced = (count: number) =>
  `${counted(count, { one: 'place', other: 'places' })} replaced.`;
export const found = (count: number) => `${count} found`;
