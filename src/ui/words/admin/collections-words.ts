import { counted } from '#core/locale/plural.ts';

/** Words of pictures, web stories, videos, advertisements, sections, authors and tags. */

export const image = 'Image';
export const video = 'Video';
export const preview = 'Preview';
export const previewPixels = (size: string) => `Preview, ${size} pixels`;
export const withoutMediaReadersSee = 'Without media, readers see the house’s own invitation.';
export const campaignName = 'Campaign Name';
export const placement = 'Placement';
export const type = 'Type';
export const media = 'Media';
export const linkUrl = 'Link URL';
export const altText = 'Alt Text';
export const status = 'Status';
export const active = 'Active';
export const inactive = 'Inactive';
export const newAdvertisement = 'New advertisement';
export const editAdvertisement = 'Edit Advertisement';
export const newAdvertisementHeading = 'New Advertisement';
export const saveAdvertisement = 'Save Advertisement';
export const followsTheUploadedFile = 'Follows the uploaded file.';
export const sayWhatTheAdvertisementSays = 'Say what the advertisement says.';
export const onlyActiveOnesAreShown = 'Only active ones are shown, the first of each placement.';

export const notShownAnotherActive = 'Not shown: another active one stands first.';
export const advertisements = 'Advertisements';
export const advertisement = 'advertisement';
export const noAdvertisementsFoundCreate =
  'No advertisements found. Create your first ad campaign!';

export const links = 'Links';
export const labelOfLink = (at: number) => `Label of link ${at}`;
export const addressOfLink = (at: number) => `Address of link ${at}`;
export const removeLink = (at: number) => `Remove link ${at}`;
export const addLink = 'Add Link';
export const account = 'Account';
export const accountsNotLoaded = (detail: string) => `The accounts could not be loaded. ${detail}`;
export const none = 'None';
export const name = 'Name';
export const role = 'Role';
export const biography = 'Biography';
export const portrait = 'Portrait';
export const portraitDescription = 'Portrait description';
export const addressOfThePage = 'Address of the page';
export const link = (at: number) => `Link ${at}`;
export const newAuthor = 'New author';
export const editAuthor = 'Edit Author';
export const newAuthorHeading = 'New Author';
export const saveAuthor = 'Save Author';
export const economyCorrespondent = 'Economy correspondent';
export const anEmptyLineBegins = 'An empty line begins a new paragraph.';
export const aSquarePictureSuitsBest = 'A square picture suits best. Or drop one here.';
export const sayWhatThePortraitShows = 'Say what the portrait shows.';
export const emptyMadeFromTheName = 'Empty: made from the name.';

export const itsArticlesCouldNotBeCounted = (detail: string) =>
  `Its articles could not be counted. ${detail}`;
export const countingTheArticles = 'Counting the articles…';
export const noArticleLosesAnAuthor = 'No article loses an author.';
export const articlesLoseTheirAuthor = {
  one: 'article loses its author',
  other: 'articles lose their author',
};
export const theNameStaysWithout = (losing: string) => `${losing}: the name stays, without a page.`;
export const page = 'Page';
export const authors = 'Authors';
export const author = 'author';
export const noAuthorsFoundCreate = 'No authors found. Create the first one!';

export const noArticleBelongs = 'No article belongs to it.';
export const articlesBelong = (count: number) =>
  `${counted(count, { one: 'article belongs', other: 'articles belong' })} to it.`;
export const itsArticles = 'Its articles';
export const leaveThemWithoutACategory = 'Leave them without a category';
export const goTo = (name: string) => `Go to ${name}`;
export const inLabel = (name: string) => `in ${name}`;
export const categories = 'Categories';
export const category = 'category';
export const newCategory = 'New Category';
export const noCategoriesFoundCreate = 'No categories found. Create the first one!';

export const red = 'Red';
export const blue = 'Blue';
export const green = 'Green';
export const teal = 'Teal';
export const orange = 'Orange';
export const pink = 'Pink';
export const olive = 'Olive';
export const byName = 'By name';
export const colour = 'Colour';
export const partOf = 'Part of';
export const otherCategoriesNotLoaded = (detail: string) =>
  `The other categories could not be loaded. ${detail}`;
export const itHasCategories = (names: string) => `It has categories of its own: ${names}.`;
export const thePageOfThatCategory = 'The page of that category shows these articles too.';
export const categoryName = 'Category Name';
export const description = 'Description';
export const editCategory = 'Edit Category';
export const saveCategory = 'Save Category';
export const belowTheHeading = 'Below the heading of the page, and in search results.';
export const emptyMadeFromTheNameFormer =
  'Empty: made from the name. Former addresses lead to the present one.';

export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const order = 'Order';
export const placeOf = (name: string, to: string, count: string) => `${name}: ${to} of ${count}`;
export const success = 'Success';
export const categoriesOrderedSuccessfully = 'Categories ordered successfully.';
export const orderOfCategories = 'Order of Categories';
export const saveOrder = 'Save Order';
export const theFirst = (inNavigation: string, inStrip: string) =>
  `The first ${inNavigation} are in the main navigation, the next ${inStrip} in the strip above it.`;
export const dragARowOrMove = 'Drag a row, or move it by its buttons or Alt with an arrow.';
export const categoriesNotLoaded = (detail: string) =>
  `The categories could not be loaded. ${detail}`;

export const imageUrl = 'Image URL';
export const caption = 'Caption';
export const credit = 'Credit';
export const termsOfUse = 'Terms of Use';
export const takenOn = 'Taken On';
export const tags = 'Tags';
export const focalPoint = 'Focal Point';
export const crop = 'Crop';
export const articlesThatShowThePicture =
  'Articles that show the picture begin with this caption and credit.';
export const photographerOrAgency = 'Photographer or agency.';
export const forTheNewsroomReadersNever = 'For the newsroom; readers never see them.';
export const forTheNewsroom = 'For the newsroom; of an upload as its file says.';
export const separatedByCommasTheSearch =
  'Separated by commas. The search of the library finds them.';

export const copied = 'Copied!';
export const imageUrlCopiedToClipboard = 'Image URL copied to clipboard.';
export const notCopied = 'Not Copied';
export const thisBrowserDidNotAllow = 'This browser did not allow it.';
export const copyUrl = 'Copy URL';
export const edit = 'Edit';
export const deleteLabel = 'Delete';

export const staysInViewWhere =
  'Stays in view where the picture is cropped. Press on the picture, or move the sliders.';
export const newImage = 'New image';
export const editImage = 'Edit Image';
export const addNewImage = 'Add New Image';
export const saveImage = 'Save Image';
export const addImage = 'Add Image';
export const anUploadedPictureOfKb = (count: string) => `An uploaded picture of ${count} kB. `;
export const useAnAddressInstead = 'Use an address instead';
export const uploadPicture = 'Upload picture';
export const orDrop = (mediaLimits: string) => `Or drop one here. ${mediaLimits}`;
export const sayWhatThePictureShows = 'Say what the picture shows.';

export const records = { one: 'record', other: 'records' };
export const unused = 'Nothing uses it.';
export const usedIn = (used: string) => `Used in ${used}`;
export const usage = 'Usage';
export const usesNotLoaded = (detail: string) => `Its uses could not be loaded. ${detail}`;
export const lookingForWhatUses = 'Looking for what uses it…';

export const uploadPictures = 'Upload pictures';
export const orDropThemHereMany = (mediaLimits: string) =>
  `Or drop them here, many at once. ${mediaLimits}`;
export const newestFirst = 'Newest first';
export const altTextAToZ = 'Alt text, A to Z';
export const altTextZ = 'Alt text, Z to A';
export const imageLibrary = 'Image Library';
export const images = 'Images';
export const noImagesFoundAdd = 'No images found. Add your first one!';
export const sortImages = 'Sort images';
export const thisWillPermanentlyDelete = (imageLabel: string) =>
  `This will permanently delete the image "${imageLabel}".`;
export const pagesThatUseItKeep =
  'Pages that use it keep showing it; the library no longer offers it.';
export const inThisEditionPicturesUploaded =
  'In this edition, pictures uploaded in articles, stories and advertisements are stored with them, not here.';
export const chooseAllOnThisPage = 'Choose all on this page';

export const imageReplaced = (inRecords: string) => `Image replaced in ${inRecords}.`;
export const replaceEverywhere = 'Replace everywhere…';
export const replaceEverywhereQuestion = 'Replace everywhere?';
export const willTakeThePlace = (replacement: string, replaced: string, records: string) =>
  `"${replacement}" will take the place of "${replaced}" in ${records}. Alt texts, captions and credits that came from the library go along; those written there stay. Both pictures stay in the library.`;
export const replace = 'Replace';

export const pictures = { one: 'picture', other: 'pictures' };
export const files = { one: 'file', other: 'files' };
export const ofDone = (count: number, counted: string) => `${count} of ${counted} done.`;
export const inTheLibraryAlreadyWith = (counted: string) => `${counted} in the library already.`;
export const didNotArrive = (counted: string) => `${counted} did not arrive.`;
export const waiting = 'Waiting';
export const uploadOf = (name: string) => `Upload of ${name}`;
export const addedDescribe = 'Added: describe it';
export const uploads = 'Uploads';
export const tryAgain = 'Try again';
export const clearList = 'Clear list';

export const picture = 'Picture';
export const pictureDescription = 'Picture description';
export const newTag = 'New tag';
export const editTag = 'Edit Tag';
export const newTagHeading = 'New Tag';
export const saveTag = 'Save Tag';
export const forPreviewsOfSharedLinks = 'For previews of shared links. Or drop one here.';
export const noArticleHasTag = 'No article has it.';
export const articlesLoseTag = (count: number) =>
  `${counted(count, { one: 'article loses', other: 'articles lose' })} it. To give them another tag, merge this one instead.`;
export const itsStoriesGoTo = 'Its stories go to';
export const toNobody = 'Nobody: the name stays, without a page';
export const tag = 'tag';
export const noTagsFoundCreate = 'No tags found. Create the first one!';

export const pageOf = (place: number, pages: number) => `Page ${place} of ${pages}`;
export const moveEarlier = (name: string) => `Move ${name} earlier`;
export const moveLater = (name: string) => `Move ${name} later`;
export const duplicate = (name: string) => `Duplicate ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const pageMedia = 'Page media';
export const aPictureOrAnMp4 = 'A picture, or an MP4 or WebM video. Or drop one here.';
export const overlayText = 'Overlay Text';

export const pages = 'Pages';
export const pageNumbered = (at: number) => `Page ${at}`;
export const addPage = 'Add Page';

export const previewOfPage = (current: number) => `Preview of page ${current}`;
export const asReadersSeeIt = 'As readers see it';
export const title = 'Title';
export const coverImageDescription = 'Cover Image Description';
export const coverMedia = 'Cover media';
export const pageMediaNumbered = (at: number) => `Page ${at}, media`;
export const pageAltText = (at: number) => `Page ${at}, alt text`;
export const pageOverlayText = (at: number) => `Page ${at}, overlay text`;
export const newWebStory = 'New web story';
export const editWebStory = 'Edit Web Story';
export const newWebStoryHeading = 'New Web Story';
export const saveWebStory = 'Save Web Story';
export const anUprightPictureSuitsBest = 'An upright picture suits best. Or drop one here.';

export const pagesForms = { one: 'page', other: 'pages' };
export const webStories = 'Web Stories';
export const webStory = 'web story';
export const noWebStoriesFoundCreate = 'No web stories found. Create one to get started!';

export const videoId = 'Video ID';
export const theIdAloneOrAny =
  'The id alone, or any address of the video on YouTube: the id is taken out of it.';
export const youtubeVideos = 'YouTube Videos';
export const addVideo = 'Add Video';
export const noVideosFoundAdd = 'No videos found. Add the first one!';
export const editVideo = 'Edit Video';
export const saveVideo = 'Save Video';
export const thisPictureIs = 'This picture is in the library already: <picture/>';
export const inTheLibraryAlready = 'In the library already: <picture/>';
export const sayWhatTheVideoShows = 'Say what the video shows.';
export const videoInside = 'video';
export const pageInside = (place: number) => `page ${place}`;
export const wideSlot = '970 × 90, phones 320 × 100';
export const picturesAdded = (count: number) =>
  `${counted(count, { one: 'picture', other: 'pictures' })} added.`;
export const filesRefused = (count: number) =>
  `${counted(count, { one: 'file', other: 'files' })} refused.`;

export const creditTermsTags = 'Credit, terms, tags…';
export const picturesForms = { one: 'picture', other: 'pictures' };
export const changePictures = (pictures: string) => `Change ${pictures}`;
export const emptyFieldsStay = 'What you leave empty stays as each picture has it.';
export const tagsToAdd = 'Tags to add';
export const picturesChanged = { one: 'picture changed.', other: 'pictures changed.' };
export const picturesUndone = {
  one: 'picture is as it was before.',
  other: 'pictures are as they were before.',
};
export const notAllUndone = 'Not all undone';
export const nothingChanged = 'Nothing was changed';
export const because = (label: string, reason: string) => `“${label}”: ${reason}`;
