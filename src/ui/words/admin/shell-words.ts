/** Words of the frame of the back office, its dashboard, keys and palette. */

export const enterThePasswordToManage = 'Enter the password to manage the website.';
export const password = 'Password';
export const demoPassword = (hint: string) => `Demo password: ${hint}`;
export const secureLogin = 'Secure Login';
export const adminAccess = 'Admin Access';
export const inThisEditionTheLogin =
  'In this edition the login is a local flag in this browser and no security: whoever can use this browser can get in.';
export const loginSuccessful = 'Login Successful!';
export const redirectingToYourDashboard = 'Redirecting to your dashboard...';
export const adminAccessAdmin = (siteName: string) => `Admin Access - ${siteName} admin`;

export const sections = 'Sections';
export const recentActivity = 'Recent activity';
export const activityLogs = 'Activity Logs';
export const noActivityHasBeenLogged = 'No activity has been logged yet.';
export const by = 'by';
export const allDataLives =
  'All data lives in this browser’s local storage: nothing is sent to a server, and clearing the browser’s data clears the site.';
export const allDataLivesInTheSites =
  'All data lives in the site’s own database: drafts are for the newsroom, and every reader sees at once what is published.';
export const yourCommandCenter = 'Your Command Center';
export const everythingReadersSeeIsManaged = (whereDataLives: string) =>
  `Everything readers see is managed from here. ${whereDataLives}`;
export const yourArticles = 'Your Articles';
export const totalArticles = 'Total Articles';
export const totalCategories = 'Total Categories';
export const registeredUsers = 'Registered Users';
export const startSomethingNew = 'Start something new';
export const storageUsed = 'Storage used';
export const storage = 'Storage';
export const ofAbout = (used: string, capacity: string) => `${used} of about ${capacity}`;
export const nearlyFull = '· nearly full';
export const dashboard = 'Dashboard';
export const newArticle = 'New Article';

export const needsYourAttention = 'Needs your attention';
export const nothingWaits = 'Nothing waits for you.';
export const upNext = 'Up next';
export const nothingIsScheduled = 'Nothing is scheduled.';
export const failed = 'Failed';
export const noPublicationFailed = 'No publication failed.';
export const checkItAndSchedule = (reason: string) => `${reason} Check it and schedule it again.`;

export const leftUnsaved = 'Left unsaved';
export const withoutATitle = 'Without a title';

export const articlesForms = { one: 'article', other: 'articles' };
export const publishedLately = 'Published lately';
export const inTheLastWeeks = (inWords: string, count: string) =>
  `${inWords} in the last ${count} weeks, by the first day of each week`;
export const articlesPublishedEachWeek = 'Articles published each week';
export const weekFrom = 'Week from';
export const published = 'Published';

export const everywhere = 'Everywhere';
export const nextAndPreviousPart = 'Next and previous part of the page';
export const closeTheTopmostDialog = 'Close the topmost dialog';
export const theseKeys = 'These keys';
export const sectionsAndLists = 'Sections and lists';
export const searchOrJump = 'Search or jump to';
export const newArticleOrWhatTheSection = 'New article, or what the section creates';
export const nextAndPreviousRow = 'Next and previous row';
export const openTheRow = 'Open the row';
export const chooseTheRow = 'Choose the row, or all rows since the one chosen last';
export const scheduleTheArticle = 'Schedule the article of the row';
export const search = 'Search';
export const boardAndSchedule = 'Board and schedule';
export const pickUpOrDrop = 'Pick up or drop the article';
export const stageOrDay = 'Stage, or day';
export const quarterOfAnHour = '15 minutes, in the schedule';
export const dropItOrCancel = 'Drop it, or cancel';
export const forms = 'Forms';
export const saveOfAnArticle = 'Save; of an article the draft, which readers don’t get';
export const saveArticleForReaders = 'Save Article, for readers';
export const undoAndRedo = 'Undo and redo in an article';
export const textOfAnArticle = 'Text of an article';
export const boldItalicCode = 'Bold, italic, code';
export const linkOnSelectedWords = 'Link, on selected words or in a link';
export const subheadingSmallSubheading = 'Subheading, small subheading';
export const findAndReplace = 'Find and replace';
export const insertABlock = 'Insert a block, in an empty paragraph';
export const withASpaceSubheadingsQuotation = 'With a space: subheadings, quotation, lists';
export const moveTheBlock = 'Move the block';
export const nestAPoint = 'Nest a point of a list; enter the fields of a block; and back';
export const newLine = 'New line in the same paragraph';
export const cropOfAPicture = 'Crop of a picture';
export const moveTheFrame = 'Move the frame';
export const sizeTheFrame = 'Size the frame';

export const keyboardShortcuts = 'Keyboard shortcuts';
export const close = 'Close';
export const keysOfOneCharacter = 'Keys of one character';
export const outsideOfFields =
  'Outside of fields, in this browser. Switch them off if you use speech input.';

export const findASectionARecord = 'Find a section, a record or an action';
export const sectionsRecordsAndActions = 'Sections, records and actions';
export const searching = 'Searching…';
export const found = (count: string) => `${count} found`;
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;

export const goTo = 'Go to';
export const create = 'Create';
export const viewSite = 'View site';
export const doLabel = 'Do';
export const switchBetweenLightAndDark = 'Switch between light and dark';
export const logout = 'Logout';

export const openMenu = 'Open menu';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const skipToContent = 'Skip to content';

export const pageNotFound = 'Page not found';
export const thereIsNothing = (pathname: string) =>
  `There is nothing at ${pathname}. All sections are in the menu.`;
export const goToTheDashboard = 'Go to the dashboard';

export const articles = 'Articles';
export const articleDrafts = 'Article drafts';
export const articleRevisions = 'Article revisions';
export const savedViews = 'Saved views';
export const withdrawnArticles = 'Withdrawn articles';
export const publishedVersions = 'Published versions';
export const withheldVersions = 'Withheld versions';
export const notesOnArticles = 'Notes on articles';
export const previewLinks = 'Preview links';
export const liveBlogs = 'Live blogs';
export const entriesOfLiveBlogs = 'Entries of live blogs';
export const changesOfManyArticles = 'changes of many articles';
export const stepsOfSuchChanges = 'steps of changes of many articles';
export const categories = 'Categories';
export const newCategory = 'New Category';
export const webStories = 'Web Stories';
export const webStoryRecords = 'Web stories';
export const webStoriesForms = { one: 'web story', other: 'web stories' };
export const newWebStory = 'New Web Story';
export const advertisements = 'Advertisements';
export const advertisementsForms = { one: 'advertisement', other: 'advertisements' };
export const newAdvertisement = 'New Advertisement';
export const notifications = 'Notifications';
export const newNotification = 'New Notification';
export const users = 'Users';
export const imageLibrary = 'Image Library';
export const imageRecords = 'Image library';
export const newImage = 'New Image';
export const youtubeVideos = 'YouTube videos';
export const newVideo = 'New Video';
export const activityLog = 'Activity log';
export const subscribers = 'Subscribers';
export const newsletterSubscribers = 'Newsletter subscribers';
export const messages = 'Messages';
export const authors = 'Authors';
export const newAuthor = 'New Author';
export const tags = 'Tags';
export const newTag = 'New Tag';
export const deleted = 'Deleted';
export const deletedRecords = 'Deleted content';
export const jobs = 'Jobs';
export const security = 'Security';
export const securityEvents = 'Security events';
export const front = 'Front';
export const figures = 'Figures';
export const mostReadArticles = 'List of the most read';
export const formerFronts = 'Former fronts';
export const frontsForms = { one: 'front', other: 'fronts' };
export const appearance = 'Appearance';
export const looksForms = { one: 'look', other: 'looks' };
export const pages = 'Pages';
export const newPage = 'New Page';
export const formerPages = 'Former pages';
export const formerLooks = 'Former looks';
export const roles = 'Roles';
export const yourAccount = 'Your account';
export const settings = 'Settings';
export const breakingLine = 'Breaking line';

export const partNotLoaded =
  'A part of the back office could not be loaded. The connection may be gone.';
export const somethingWentWrong = 'Something went wrong on our side.';
export const tryAgain = 'Try again';

export const readers = 'Readers';
export const house = 'House';

export const goToTheDashboardHeading = 'Go to the Dashboard';
export const backOffice = 'Back office';

export const home = (siteName: string) => `${siteName}, home`;

export const loggedOut = 'Logged Out';
export const youHaveBeenSuccessfullyLogged = 'You have been successfully logged out.';
export const thereIsNoSharedPassword =
  'There is no shared password here. Everybody who works here <link>logs in with their account</link>.';
export const thisPasswordIsTheOwners =
  'This password is the owner’s. Everybody else who works here <link>logs in with their account</link>.';
export const yourRoleAsks =
  'Your role asks for a second factor. <link>Set it up in your profile</link>, then come back.';
export const mayOpen = (who: string, section: string, role: string) =>
  `${who} may open ${section}. You work here as ${role}: if you need something from here, ask one of them.`;

export const pageTitle = (page: string, siteName: string) => `${page} - ${siteName} admin`;
export const newMessages = (count: string) => `${count} new`;
export const unexpectedApplicationError = 'Unexpected Application Error';
