/** Words of *About* to *Privacy*. */

export const editorInChief = 'Editor-in-Chief';
export const decidesWhatLeadsAndReads =
  'Decides what leads, and reads every correction before it is printed.';
export const managingEditor = 'Managing Editor';
export const runsTheMorningMeeting =
  'Runs the morning meeting, the desks and the rota that keeps them awake.';
export const headOfVisuals = 'Head of Visuals';
export const looksAfterPicturesWebStories =
  'Looks after pictures, web stories and the films in the video library.';
export const headOfProduct = 'Head of Product';
export const buildsTheSite = 'Builds the site you are reading and answers for how it treats you.';
export const aboutUs = 'About Us';
export const whoMakesWhatTheNewsroom = (siteName: string) =>
  `Who makes ${siteName}, what the newsroom is for and where it wants to go.`;
export const reportsOnIndia = (siteName: string) =>
  `${siteName} reports on India and the world for people who have ten minutes in the morning and would like to spend them well.`;
export const ourMission = 'Our Mission';
export const weTellReadersWhatHappened =
  'We tell readers what happened overnight, why it matters this morning and what to watch by evening. Each article says who was asked, what is known and what is still open. When we are wrong we say so in the article itself, near the top, where it can be seen.';
export const aFrontPage =
  'A front page is a promise about what is important. We keep ours short, edited by people, and the same for everyone who opens it.';
export const ourVision = 'Our Vision';
export const aCountry =
  'A country in which a fisher in Alappuzha, a teacher in Dhubri and a trader in Surat can argue about the same facts. We want local reporting to travel as far as a speech in the capital does, and complicated news to be readable without being made simple.';
export const ourTeam = 'Our Team';

export const aCalmPage = 'A calm page';
export const eachAdvertisementHasItsOwn =
  'Each advertisement has its own marked place, never over an article and never moving it.';
export const readersWhoCameToRead = 'Readers who came to read';
export const peopleOpenTheFrontPage =
  'People open the front page on purpose, in the morning, and stay for whole articles.';
export const noTracking = 'No tracking';
export const wePlaceByPage =
  'We place by page, not by person. Nothing follows our readers, so nothing has to be explained to yours.';
export const plainLabels = 'Plain labels';
export const everyPaidSpaceCarries =
  'Every paid space carries the word ‘Advertisement’. Readers know what it is, and trust what is beside it.';
export const homepageTop = 'Homepage Top';
export const theWideSpaceAbove =
  'The wide space above the lead article, 970 by 90; 320 by 100 on a phone.';
export const homepageMidPage = 'Homepage Mid-page';
export const theSameFormatBetween =
  'The same format between the lead and the latest news, where the second look begins.';
export const homepageSticky = 'Homepage Sticky';
export const a300By250Space =
  'A 300 by 250 space beside the news that stays in view while the page is read.';
export const inArticle = 'In-Article';
export const a300By250SpaceAfter =
  'A 300 by 250 space after the third paragraph, the width of the text, on every article.';
export const picturesAndSilentFilms = 'Pictures and silent films';
export const eachSpaceTakesAPicture =
  'Each space takes a picture or a short looping film without sound, and links to your address.';
export const advertiseWithUs = 'Advertise With Us';
export const whatAdvertisingOnOffers = (siteName: string) =>
  `What advertising on ${siteName} offers, which spaces there are and whom to ask.`;
export const putYourNameInFront =
  'Put your name in front of readers at the one moment of the day when they are still deciding what to think about.';
export const benefits = 'Benefits';
export const ourSolutions = 'Our Solutions';
export const talkToUs = 'Talk to us';
export const tellUs =
  'Tell us what you would like to say and when. We answer with the spaces that are free, what they cost and what we need from you.';
export const contactSales = 'Contact Sales';

export const name = 'Name';
export const email = 'Email';
export const subject = 'Subject';
export const message = 'Message';
export const thisEditionCannotSendE =
  'This edition cannot send e-mail: your message is kept in this browser, where its newsroom reads it.';
export const thisCopyTakesNoMessages = (address: string) =>
  `This copy of the site can’t take messages. Please write to ${address}.`;
export const sending = 'Sending…';
export const sendMessage = 'Send Message';
export const address = 'Address';
export const phone = 'Phone';
export const contactUs = 'Contact Us';
export const howToReachTheNewsroom = (siteName: string) =>
  `How to reach the newsroom of ${siteName}: address, phone, e-mail and a form.`;
export const aCorrectionATip =
  'A correction, a tip, a question about an advertisement: every message is read by a person.';
export const whereWeAre = 'Where we are';
export const sendUsAMessage = 'Send us a message';

export const messageSent = 'Message Sent!';
export const thankYouForWriting = 'Thank you for writing. The newsroom will read it.';

export const lastUpdated = 'Last Updated:';

export const privacyPolicy = 'Privacy Policy';
export const whatKeepsAboutItsReaders = (siteName: string) =>
  `What ${siteName} keeps about its readers, where it is kept and how to delete it.`;

export const whatComesFromOtherHosts = 'What comes from other hosts';
export const whatIsKeptAndWhere = 'What is kept, and where';
export const thisEdition = (siteName: string) =>
  `This edition of ${siteName} has no server of its own. Everything that the site keeps is kept in your browser’s local storage, under the address of this site: the articles and pictures you see, your choice of light or dark, whether you have answered the question about notifications, and whatever you enter yourself.`;
export const noCookiesAreSetNothing =
  'No cookies are set, nothing is counted or measured, and no profile is made of what you read.';
export const yourAccount = 'Your account';
export const ifYouRegisterYourName =
  'If you register, your name, your e-mail address, the time of your registration and your choice of Standard or Premium are stored in this browser. Your password is never stored as you typed it: only a salted hash of it is kept, from which it cannot be read back.';
export const whileYouAreLogged =
  'While you are logged in, this browser also remembers which account is yours. Logging out removes that again.';
export const newsletterAndMessages = 'Newsletter and messages';
export const anAddressThatYouEnter =
  'An address that you enter for the newsletter, and a message that you write in the contact form, are stored in this browser’s lists. This edition cannot send e-mail, so neither leaves your device.';
export const registrationsSubscriptionsAndMessages =
  'Registrations, subscriptions and messages are also noted in an activity log of at most one hundred entries. It is stored in the same place and shown in the back office of this browser.';
export const notifications = 'Notifications';
export const yourBrowserMayAskWhether =
  'Your browser may ask whether this site is allowed to show notifications: when you register, and when you allow them on the card that appears at the first visit. Your answer is kept by the browser itself and can be changed in its settings at any time.';
export const nothingIsSent = 'Nothing is sent to a push service in this edition.';
export const picturesTypeAndEverythingElse =
  'Pictures, type and everything else of a fresh installation come from this site. Previews of videos come from YouTube’s picture host. A video itself loads only after you have asked for it, from YouTube’s address that sets no cookies before playback. In both cases YouTube learns your network address.';
export const theNewsroomCanAddPictures =
  'The newsroom can add pictures, films and advertisements that are stored elsewhere. Your browser then fetches them from there, and whoever runs that host sees the request.';
export const yourChoices = 'Your choices';
export const toDeleteEverythingAtOnce =
  'To delete everything at once, clear the data of this site in your browser’s settings. The account, the addresses and the messages are gone then, and nobody holds a copy.';
export const questionsAboutThisPolicyReach = (contactEmail: string) =>
  `Questions about this policy reach us at ${contactEmail}.`;
export const keepsItsArticlesAndWhatever = (siteName: string) =>
  `${siteName} keeps its articles, and whatever you enter yourself, in the database of its own server. Your browser keeps your choice of light or dark, whether you have answered the question about notifications, and which of the site’s fonts it has.`;
export const aCookieIsSet =
  'A cookie is set only when you log in, to know you again until you log out, and for a moment after you have sent a form, to tell you what became of it. No profile is made of what you read. How often pages are seen, for how long, from where and on what kind of device is counted, and stored in sums alone, none of which leads to you. To tell visitors from programs, the server remembers for an hour, in its memory alone, which pages a number asked for that is drawn anew each day.';
export const yourNetworkAddressIsUsed =
  'Your network address is used while a request is answered, to hold back those who try passwords or fill forms by machine, and to count visitors. It is not written down.';
export const ifYouRegisterYourNameYourE =
  'If you register, your name, your e-mail address, the time of your registration and your choice of Standard or Premium are stored. Your password is never stored as you typed it: only a salted, slow hash of it is kept, from which it cannot be read back.';
export const loggingOutEndsTheSession =
  'Logging out ends the session on the server as well as in your browser.';
export const anAddressThatYouEnterForTheNewsletter =
  'An address that you enter for the newsletter, and a message that you write in the contact form, are stored for the newsroom, which alone can read them.';
export const registrationsSubscriptionsAndMessagesAreAlsoNoted =
  'Registrations, subscriptions and messages are also noted in an activity log of at most one hundred entries, which the newsroom sees.';
export const yourBrowserMayAskWhetherThisSite =
  'Your browser may ask whether this site is allowed to show notifications: after you have registered, and when you allow them on the card that appears at the first visit. Your answer is kept by the browser itself and can be changed in its settings at any time.';
export const ifYouAllowThem =
  'If you allow them, your browser gives us an address at the push service of its maker, and keys. They are stored for sending, with your account if you are logged in, and deleted when you turn notifications off here, delete your account, or your browser ends them. What we send is encrypted for your browser: the push service passes it on and cannot read it.';
export const youCanDeleteYourAccount = (contactEmail: string) =>
  `You can delete your account yourself, in your profile. To have a newsletter address or a message deleted, write to ${contactEmail}. Questions about this policy reach us there, too.`;

export const anAccountNeedsYourName =
  'An account needs your name, an e-mail address and a password. In this edition it exists only in the browser in which you registered. It cannot be used on another device, and nobody can restore it for you once the data of this site has been cleared.';
export const theSiteIsOffered =
  'The site is offered as it is. Because this edition keeps everything in your browser, we cannot make copies of what you store here and cannot be liable if your browser loses it.';
export const anAccountNeedsYourNameAnE =
  'An account needs your name, an e-mail address and a password. You can log in with it on any device, change its password and delete it in your profile. What was deleted cannot be restored.';
export const theSiteIsOfferedAsItIsWeKeep =
  'The site is offered as it is. We keep it running with care, but we cannot promise that it can be reached at every moment, nor be liable for what you enter here and keep nowhere else.';
export const usingThisSite = 'Using this site';
export const anyoneMayReadWithout = (siteName: string) =>
  `Anyone may read ${siteName}, without an account and without paying. By using the site you accept these terms. If you do not agree with them, please stop using it; closing the page is enough.`;
export const youMayNotTry =
  'You may not try to break the site, to enter the parts that are meant for the newsroom, or to make it look as if it had said something that it did not say.';
export const whoeverCanUseThisBrowser =
  'Whoever can use this browser can use the account while it is logged in. Log out on a device that you share, and choose a password that you use nowhere else.';
export const premium = 'Premium';
export const premiumOpensArticles =
  'Premium opens articles that the newsroom has marked as premium. You switch it on and off in your profile, and it takes effect at once.';
export const thisEditionTakesNoPayment =
  'This edition takes no payment and asks for no card. Should Premium ever cost something, you will be asked first, and nothing that you have switched on today will turn into a debt.';
export const ourArticlesAndPictures = 'Our articles and pictures';
export const textsAndPicturesBelong = (siteName: string) =>
  `Texts and pictures belong to ${siteName} or to the people named beside them. You may read them, link to them, share their addresses and quote a reasonable part with the source. To print, sell or republish a whole article, please ask first.`;
export const theNewsChangesWeCorrect =
  'The news changes. We correct articles when they turn out to be wrong, but we cannot promise that every sentence is complete at every moment. Do not rely on an article alone for a decision about health, law or money.';
export const advertisementsAndOtherSites = 'Advertisements and other sites';
export const paidSpacesCarryTheWord =
  'Paid spaces carry the word ‘Advertisement’. Advertisers do not see articles before they appear and have no say in them.';
export const linksAndEmbeddedVideosLead =
  'Links and embedded videos lead to sites that other people run under their own terms. We choose them with care, but we are not responsible for what stands there.';
export const liabilityChangesAndLaw = 'Liability, changes and law';
export const whenTheseTermsChange =
  'When these terms change, the new version stands on this page and counts from then on. They are governed by the law of India.';
export const termsOfUse = 'Terms of Use';
export const theTerms = (siteName: string) =>
  `The terms on which ${siteName} may be read, joined and quoted.`;
export const somethingWeShouldLook =
  'Something we should look into? <link>Write to the newsroom</link>.';
export const anjali = 'Anjali Deshmukh-Rao';
export const kabir = 'Kabir Anand Sethna';
export const lakshmi = 'Lakshmi Perera-Nair';
export const tenzin = 'Tenzin Wangdi';
