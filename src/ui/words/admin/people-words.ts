/** Words of users, log-in rules, security, settings, messages, notifications, subscribers. */

export const breakingInSun = 'Breaking, in sun';
export const developingOnPaper = 'Developing, on paper';
export const hours = { one: 'hour', other: 'hours' };
export const success = 'Success';
export const breakingLine = 'Breaking line';
export const itAppearsAboveTheHeader =
  'It appears above the header of every page until it ends; open pages show it at once.';
export const replaceTheLine = 'Replace the line';
export const setTheLine = 'Set the line';
export const theLineIsOnEvery = 'The line is on every page now.';
export const line = 'Line';
export const ofCharacters = (count: number, limit: number) => `${count} of ${limit} characters`;
export const leadsTo = 'Leads to';
export const aPathOfThisSite = 'A path of this site or a web address; empty for none.';
export const colour = 'Colour';
export const ends = 'Ends';
export const after = (hours: string) => `After ${hours}`;
export const atAnHour = 'At an hour…';
export const endDay = 'Day of its end';
export const endHour = 'Hour of its end';
export const pleaseGiveDayAndHour = 'Please give a day and an hour.';
export const asNow = (dateAndTime: string) => `As now: ${dateAndTime}`;
export const theLineWasRemoved = 'The line was removed.';
export const removeTheLineNow = 'Remove the line now';
export const breakingLineDots = 'Breaking line…';

export const close = 'Close';
export const message = 'Message';
export const markAsNew = 'Mark as new';
export const replyByEMail = 'Reply by e-mail';
export const done = 'Done';
export const messageFrom = (name: string) => `Message from ${name}`;
export const messageRestored = 'Message restored.';
export const messageDeletedSuccessfully = 'Message deleted successfully.';
export const messageMarked = (status: string) => `Message marked as ${status}.`;
export const from = 'From';
export const subject = 'Subject';
export const received = 'Received';
export const status = 'Status';
export const messages = 'Messages';
export const noMessagesYetWhatReaders =
  'No messages yet. What readers send through the contact form arrives here.';
export const thisWillPermanentlyDelete = (subject: string) =>
  `This will permanently delete the message "${subject}".`;

export const isOnItsWay = (title: string, browsers: string) =>
  `"${title}" is on its way to ${browsers}.`;

export const title = 'Title';
export const linkOptional = 'Link (optional)';
export const thisEditionRunsWithout =
  "This edition runs without a server and cannot reach readers' devices: sending is a simulation, shown on this device alone where notifications are allowed.";
export const newNotification = 'New notification';
export const notificationSentSimulation = 'Notification Sent! (Simulation)';
export const simulatedSending = (title: string) =>
  `"${title}" would now be on its way to your readers.`;
export const notificationSent = 'Notification Sent!';
export const sending = 'Sending…';
export const sendNotification = 'Send Notification';
export const sendItNow = 'Send it now?';
export const sendItTo = (browsers: string) =>
  `It goes to ${browsers} at once and can’t be taken back.`;
export const sendNow = 'Send';
export const asPhonesShowIt = 'As phones show it';
export const pressLeadsTo = (address: string) => `A press leads to ${address}.`;
export const pressLeadsHome = 'A press leads to the homepage.';

export const sendingOf = (title: string) => `Sending of ${title}`;
export const browsers = 'Browsers';
export const sent = 'Sent';
export const sentNotifications = 'Sent notifications';
export const noNotificationHasBeenSent = 'No notification has been sent yet.';
export const notifications = 'Notifications';

export const lastAt = (time: string) => `last at ${time}`;
export const somebody = 'Somebody';
export const times = (count: string) => `, ${count} times`;
export const kindOfEvent = 'Kind of event';
export const allKinds = 'All kinds';
export const atAnUnknownTime = 'At an unknown time';
export const security = 'Security';
export const securityEvents = 'Security events';
export const thisEditionRuns =
  'This edition runs in one browser without access control, so it has no security events.';
export const noSecurityEventsHaveBeen = 'No security events have been recorded yet.';

export const siteName = 'Site name';
export const temperatureText = 'Temperature text';
export const shownAtTheTop = 'Shown at the top of every page.';
export const secondsForAPage = 'Seconds for a page';
export const from1To60 = 'From 1 to 60. A page with a video lasts as long as its video.';
export const versionsKeptOfAnArticle = 'Versions kept of an article';
export const from20To1000Each = 'From 20 to 1000, each for a year at most; the oldest go first.';
export const daysOfDeleted = 'Days for which deleted content can be restored';
export const daysOfDeletedHint =
  'From 1 to 365, counted from the deletion. What was deleted before keeps its day.';
export const hoursOfFeatured = 'Hours for which a story is featured';
export const hoursOfFeaturedHint =
  'From 0 to 720, counted from the star or from publication, whichever is later. With 0, a story is featured until somebody ends it.';
export const address = 'Address';
export const phone = 'Phone';
export const eMail = 'E-mail';
export const asTheSystem = 'As the system';
export const light = 'Light';
export const dark = 'Dark';
export const defaultTheme = 'Default theme';
export const timeZone = 'Time zone';
export const showDemoStories = 'Show demo stories';
export const yes = 'Yes';
export const no = 'No';
export const authorsPublishTheirOwnArticles = 'Authors publish their own articles';
export const authorsMend = 'Authors make small mends of their own articles';
export const authorsMendHint =
  'A small mend changes what readers have without telling them of an update; the newsroom keeps both versions. Editors may always make one.';
export const authorsSeePlan = 'Authors see the plan';
export const authorsSeePlanHint =
  'Board and schedule show authors and contributors everybody’s stories: title, section, byline, stage, hour, and who is asked to judge. They open their own alone, and a search finds no others.';
export const mailMessages = 'Mail messages';

export const settingsSavedSuccessfully = 'Settings saved successfully.';
export const siteSettings = 'Site settings';
export const settings = 'Settings';
export const site = 'Site';
export const usedForSchedulesAndEmbargoes = 'Used for schedules and embargoes.';
export const articles = 'Articles';
export const thisEditionKeepsTheLast =
  'This edition keeps the last ten versions of all articles: its storage is small.';
export const webStories = 'Web stories';
export const socialAddresses = 'Social addresses';
export const contactDetails = 'Contact details';
export const mailMessagesToThisAddress = 'Mail messages to this address too';
export const keepsPages = 'Pages can be read again without a connection';
export const keepsPagesHint =
  'Browsers keep the last thirty pages that a reader opened. Off: they forget them at the next visit.';
export const keepsFilesHint =
  'This browser keeps the site’s own files. Off: it deletes them at the next visit.';
export const feedsAndSearchEngines = 'Feeds and search engines';
export const feedText = 'Text of articles in feeds';
export const feedTextHint = 'Of Premium articles, feeds only ever have the beginning.';
export const summaries = 'Summaries';
export const wholeArticles = 'Whole articles';
export const tellSearchEngines = 'Tell search engines of new articles at once (IndexNow)';
export const webSubHub = 'WebSub hub';
export const webSubHubHint = 'Tells feed readers of new articles at once. Leave it empty for none.';
export const adsTxt = 'ads.txt';
export const adsTxtHint =
  'Who may sell advertisements of this site, one line for each, as the sellers ask for it.';
export const feedsNeedAServer =
  'Feeds, pings to search engines and ads.txt need the server edition: a site in a browser has no address that others could ask.';
export const ctrlS = 'Ctrl+S';
export const saving = 'Saving…';
export const saveSettings = 'Save Settings';
export const unsavedChanges = 'Unsaved changes';

export const email = 'Email';
export const notConfirmedYet = 'Not confirmed yet';
export const since = 'Since';
export const subscriberDeletedSuccessfully = 'Subscriber deleted successfully.';
export const subscribers = 'Subscribers';
export const theListWasExported = 'The list was exported.';
export const exportCsv = 'Export CSV';
export const nobodyHasSubscribed = 'Nobody has subscribed to the newsletter yet.';
export const thisWillPermanentlyDeleteTheSubscriber = (email: string) =>
  `This will permanently delete the subscriber "${email}".`;

export const inviteStaff = 'Invite Staff';
export const invite = 'Invite';
export const name = 'Name';
export const role = 'Role';
export const ownersCanDoEverythingEditors =
  'Owners can do everything, editors change all content, authors publish their own articles, contributors send theirs for review.';

export const logInRulesSaved = 'Log-in rules saved.';
export const logInRules = 'Log-in rules';
export const secondFactorRequired = 'Second factor required';
export const theSharedPasswordBypasses = 'The shared password bypasses this.';
export const peopleWithoutOneSet = (bypassNote: string) =>
  `People without one set it up at their next visit. ${bypassNote}`;
export const sharedPassword = 'Shared password';
export const switchItOffOnce =
  'Switch it off once an owner has an account of their own, best with a passkey. On the server, “daybreak admin allow-password” brings it back.';

export const copied = 'Copied!';
export const theLinkWasCopied = 'The link was copied.';
export const notCopied = 'Not Copied';
export const thisBrowserDidNotAllow = 'This browser did not allow it.';
export const linkFor = (name: string) => `Link for ${name}`;
export const whoeverOpensItSets =
  'Whoever opens it sets the password of this account, and gets the role that they were invited to. It is good for one week and works once.';
export const link = 'Link';
export const copyLink = 'Copy Link';

export const passkey = 'Passkey';
export const passkeys = (passkeys: string) => `${passkeys} passkeys`;
export const andApp = (keys: string) => `${keys} and app`;
export const authenticatorApp = 'Authenticator app';
export const none = 'None';
export const aReader = 'a reader';
export const roleChanged = (name: string, role: string) => `${name} is now ${role}.`;
export const factorReset = (name: string) =>
  `${name} can log in with their password and set up a new second factor.`;

export const premium = 'Premium';
export const standard = 'Standard';
export const premiumFor = (name: string) => `Premium for ${name}`;
export const roleOf = (name: string) => `Role of ${name}`;
export const invited = (invitedAs: string) => `Invited: ${invitedAs}`;
export const reader = 'Reader';
export const subscriptionUpdatedSuccessfully = 'Subscription updated successfully.';
export const userDeletedSuccessfully = 'User deleted successfully.';
export const secondFactor = 'Second factor';
export const subscription = 'Subscription';
export const resetSecondFactor = (name: string) => `Reset second factor of ${name}`;
export const passwordLink = (name: string) => `Password link for ${name}`;
export const users = 'Users';
export const noUsersHaveRegisteredYet = 'No users have registered yet.';
export const thisWillPermanentlyDeleteTheUser = (name: string) =>
  `This will permanently delete the user "${name}".`;
export const resetTheSecondFactor = 'Reset the second factor?';
export const lostTheirPasskeysApp = (name: string) =>
  `${name} lost their passkeys, app and recovery codes? All of them are removed, their sessions end, and a letter is sent to them.`;
export const reset = 'Reset';
export const aLetterWithThisLink = 'A letter with this link is on its way.';
export const thisSiteSendsNoMail = 'This site sends no e-mail: hand the link over yourself.';
export const anAddressIsShown = (days: string) =>
  `An address is shown as the first four characters of a keyed hash: the same address has the same characters, and nobody can be found by them. Kept for ${days} days, for owners.`;
export const failedNumber = (count: string) => `${count} failed`;
export const hadEnded = (count: string) => `${count} had ended`;
export const onItsWay = (reached: string) => `on its way: ${reached}`;
export const by = (actor: string) => `by ${actor}`;
export const markAsReadNamed = (subject: string) => `Mark ${subject} as read`;
export const markAsNewNamed = (subject: string) => `Mark ${subject} as new`;
export const notification = 'Notification';
export const addresses = (count: string) => `${count} addresses`;
export const addressOf = (beginning: string) => `address ${beginning}`;
