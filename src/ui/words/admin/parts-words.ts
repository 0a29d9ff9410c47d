import { counted } from '#core/locale/plural.ts';

/** Words of tables, forms, dialogs and uploads of the back office. */

export const reading = 'Reading…';

export const uploadWith = (label: string) => `Upload ${label}`;
export const upload = 'Upload';
export const fromLibraryWith = (label: string) => `${label} from library`;
export const fromLibrary = 'From library';
export const removeWith = (label: string) => `Remove ${label}`;
export const remove = 'Remove';
export const orDropAFile = 'Or drop a file here.';

export const videoLimit = (size: string) => `, videos up to ${size}`;
export const mediaLimits = (videos: string) => `Pictures up to 40 MB${videos}.`;

export const notARecording = 'This file is not a recording. Use MP3, M4A or Ogg.';
export const thisRecordingIsLarger = 'This recording is larger than 200 MB.';
export const thisRecordingIsLargerThan2 =
  'This recording is larger than 2 MB, too much for this browser to keep.';

export const thisPictureMovesAndReaders =
  'This picture moves, and readers would see only its first frame. Upload it as a film (MP4 or WebM), or as a still picture.';
export const pictureUnreadable = 'This picture could not be read. The file may be damaged.';
export const thisPictureIsLarger = 'This picture is larger than 40 MB.';
export const svgPicturesCanCarryCode =
  'SVG pictures can carry code. Use a PNG, JPEG, GIF, WebP or AVIF picture.';
export const thisFileIsNotAPicture =
  'This file is not a picture. Use a PNG, JPEG, GIF, WebP or AVIF picture.';
export const thisFileIsNotWhatItsName = (ending: string, type: string) =>
  `This file is not what its name says: it ends in .${ending}, but holds a ${type} picture.`;
export const thisPictureHasMegapixels = (megapixels: string) =>
  `This picture has ${megapixels} megapixels; the limit is 50.`;

export const thisFileIsNotAVideo = 'This file is not a video. Use an MP4 or WebM video.';
export const thisFileIsNotWhatItsNameSays = (ending: string, format: string) =>
  `This file is not what its name says: it ends in .${ending}, but holds a ${format} video.`;
export const thisVideoIsLarger = 'This video is larger than 200 MB.';
export const thisVideoIsLargerThan2 =
  'This video is larger than 2 MB, too much for this browser to keep.';

export const theLibraryHasItAlready = (alt: string) => `The library has it already, as “${alt}”.`;
export const theFileHasBeenStaged = 'The file has been staged.';
export const mediaUploaded = 'Media Uploaded';
export const uploadRefused = 'Upload Refused';

export const theConnectionBrokeOffBefore =
  'The connection broke off before the file was there. Nothing else is lost: try it again.';

export const uploading = (name: string) => `Uploading ${name}`;
export const uploadOf = (name: string) => `Upload of ${name}`;

export const success = 'Success';

export const edit = (name: string) => `Edit ${name}`;
export const thisWillPermanentlyDelete = (noun: string, name: string) =>
  `This will permanently delete the ${noun} "${name}".`;

export const crop = 'Crop';
export const shape = 'Shape';
export const thePictureCantBeLoaded = 'The picture can’t be loaded, so it can’t be cropped now.';
export const theFileStaysWhole =
  'The file stays whole, so the crop can be changed and removed. The file itself, and previews of shared links, show all of it.';
export const wholePicture = 'Whole picture';
export const cancel = 'Cancel';
export const setCrop = 'Set crop';
export const labelOfThing = (label: string, of: string) => `${label} of ${of}`;
export const removeCrop = 'Remove crop';

export const cropFrame = 'Crop frame';
export const arrowKeysMoveTheFrame =
  'Arrow keys move the frame, Shift with an arrow key sizes it. Or drag it and its corners.';

export const theWholePicture = 'The whole picture';
export const wideAndHigh = (width: string, height: string, left: string, top: string) =>
  `${width} wide and ${height} high, ${left} from the left, ${top} from the top`;

export const anUploadedFileKb = (count: string) => `An uploaded file, ${count} kB`;
export const sameWordsOtherForm = 'Same words, other form or links';
export const different = 'Different';
export const partsAre = { one: 'part is the same', other: 'parts are the same' };

export const deletedElsewhere = 'Deleted elsewhere';
export const somebodyElseDeleted =
  'Somebody else deleted this in the meantime. Your text is still here.';
export const keepEditing = 'Keep editing';
export const saveAsNew = 'Save as new';
export const theOrder = 'the order';
export const changedElsewhere = 'Changed elsewhere';
export const somebodyElseSavedThisWhile = (what: string) =>
  `Somebody else saved this while you were writing. Nothing was overwritten. Both of you changed: ${what}. What only one of you changed is kept either way.`;
export const yours = 'Yours';
export const stored = 'Stored';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';

export const unsavedChanges = 'Unsaved changes';
export const ctrlShiftEnter = 'Ctrl+Shift+Enter';
export const ctrlS = 'Ctrl+S';
export const saving = 'Saving…';
export const discardUnsavedChanges = 'Discard unsaved changes?';
export const whatYouChanged = 'What you changed here has not been saved.';
export const discard = 'Discard';
export const close = 'Close';

export const couldNotBeLoaded = (title: string, detail: string) =>
  `${title} could not be loaded. ${detail}`;
export const tryAgain = 'Try again';

export const pleaseLogInAgain = 'Please log in again';
export const yourSessionHasEndedNothing =
  'Your session has ended. Nothing is lost: what you typed is still here, and you can save it once you are logged in.';
export const sessionEndings = {
  changed: 'An owner of the newsroom changed your account, which ended your session.',
  'role-taken': 'An owner of the newsroom changed your account: it has no access any more.',
  suspended: 'An owner of the newsroom suspended your account: you have no access for now.',
  deleted: 'An owner of the newsroom deleted your account: you have no access any more.',
} as const;
export const details = 'Details';
export const youHaveNoAccess = 'You have no access any more';
export const copyWhatYouNeed =
  'Nothing is lost: what you typed is still on this page, and on this device. Copy what you need, or ask an owner.';
export const nothingIsLost =
  'Nothing is lost: what you typed is still here, and you can save it once you are logged in.';
export const passwordOfTheBackOffice = 'Password of the back office';
export const passwordOf = (email: string) => `Password of ${email}`;
export const logIn = 'Log in';
export const loggingIn = 'Logging in…';
export const notNow = 'Not now';
export const iAmLoggedIn = 'I am logged in';
export const yourPassword = 'Your password';
export const pleaseConfirm = 'Please confirm it is you';
export const thisGivesOthersAccess =
  'This gives others access or exports data. You last confirmed it more than ten minutes ago.';
export const confirm = 'Confirm';
export const confirming = 'Confirming…';
export const logInAgain = 'Log in again';

export const thisRecordHasBeenDeleted = 'This record has been deleted or never existed.';
export const continueWithTheUnsavedText = 'Continue with the unsaved text as a new one';

export const restore = 'Restore';
export const compare = 'Compare';
export const yourUnsavedWork = 'Your unsaved work';
export const nothingChangesBeforeYouChoose = 'Nothing changes before you choose.';
export const unsavedWork = 'Unsaved work';
export const inTheEditorNow = 'In the editor now';

export const keptFromTheOtherSave = (text: string, names: string) =>
  `${text} Kept from the other save: ${names}.`;

export const fromTheLeft = 'From the left';
export const fromTheTop = 'From the top';

export const chooseFromTheLibrary = 'Choose from the library';
export const searchTheLibrary = 'Search the library';
export const search = 'Search';
export const libraryNotLoaded = (detail: string) => `The library could not be loaded. ${detail}`;
export const nothingFound = (search: string) => `Nothing found for "${search}".`;
export const theLibraryHoldsNoImages = 'The library holds no images yet.';
export const previous = 'Previous';
export const page = 'Page';
export const ofPages = (pages: string) => `of ${pages}`;
export const rowsPerPage = 'Rows per page';
export const rows = (count: string) => `${count} rows`;
export const next = 'Next';

export const choices = 'Choices';

export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const removeNamed = (name: string) => `Remove ${name}`;

export const unknown = 'Unknown';

export const backToDashboard = 'Back to Dashboard';

export const choose = (name: string) => `Choose ${name}`;
export const chooseAllOnThisPage = 'Choose all on this page';

export const nothingIsOnThisPage = 'Nothing is on this page.';
export const selected = (count: string) => `${count} selected`;
export const clear = 'Clear';
export const deleteSelected = 'Delete selected';
export const thisWillPermanentlyDeleteNamed = (name: string) =>
  `This will permanently delete "${name}".`;
export const thisWillPermanentlyDeleteRecords = (count: string) =>
  `This will permanently delete ${count} records.`;
export const thisWillDeleteRecords = (count: string) => `This will delete ${count} records.`;
export const daysForms = { one: 'day', other: 'days' };
export const canBeRestored = (days: string) => `For ${days} you can still restore it from Deleted.`;
export const canAllBeRestored = (days: string) =>
  `For ${days} you can still restore them from Deleted.`;
export const canBeRestoredHere =
  'You can still restore it from Deleted, as long as this browser has room for it.';
export const canAllBeRestoredHere =
  'You can still restore them from Deleted, as long as this browser has room for them.';
export const undo = 'Undo';
export const recordsDeleted = (count: string) => `${count} records deleted.`;
export const recordsOfDeleted = (count: string, all: string) =>
  `${count} of ${all} records deleted; the others are still in the list.`;
export const recordsRestored = (count: string) => `${count} records restored.`;
export const areYouSure = 'Are you sure?';
export const toBeDeleted = 'To be deleted';
export const andMore = (more: string) => `and ${more} more`;
export const searchWith = (label: string) => `Search ${label}`;

export const articlesNotCounted = (detail: string) =>
  `Its articles could not be counted. ${detail}`;
export const countingItsArticles = 'Counting its articles…';

export const actions = 'Actions';
export const deleteLabel = (name: string) => `Delete ${name}`;

export const inAll = (total: string) => `${total} in all`;
export const rangeOf = (first: string, last: string, total: string) =>
  `${first}–${last} of ${total}`;
export const enterYourSecondFactor =
  'Your account asks for a second factor. <link>Enter it on a separate page</link>, then come back and continue.';
export const logInElsewhere =
  'You can also <link>log in on a separate page</link>, then come back and continue.';
export const yourSessionHasEnded = 'Your session has ended.';
export const yourWordsStay = (save: string) =>
  `Your words stay here, on this device. Go on when you are ready, by this button or ${save}.`;
export const youHaveUnsavedWork = 'You have unsaved work from <time/>.';
export const deleteIt = 'Delete';

export const shownUntil = 'Until <at/><by/>';
export const replacedBy = (name: string) => `, replaced by ${name}`;
export const bringBack = 'Bring back';
export const bringBackNamed = (instant: string) => `Bring back what was there until ${instant}`;
export const replaceTheDraft = 'Replace the draft?';
export const draftIsReplaced = 'Your changes in the form are given up.';

export const merge = 'Merge';
export const mergeInto = 'Merge into';
export const mergeNamed = (name: string) => `Merge ${name}`;
export const whatAMergeDoes = (name: string, path: string) =>
  `“${name}” becomes part of another one: its articles name that one, and its address ${path} leads there.`;
export const articlesMove = (count: number) =>
  count === 0
    ? 'No article has it.'
    : `${counted(count, { one: 'article moves', other: 'articles move' })} along.`;
export const chooseOne = 'Choose…';
export const nothingChosen = 'Nothing chosen';
export const chooseWhereItGoes = 'Please choose what it is merged into.';
export const wasMergedInto = (name: string, other: string) =>
  `“${name}” was merged into “${other}”.`;
export const mergeUndone = (name: string) => `“${name}” is on its own again.`;
