/** Words of the frame of readers’ pages: header, menu, footer, breaking line, notices. */

export const copyLink = 'Copy link';
export const smallerText = 'Smaller text';
export const largerText = 'Larger text';
export const textSizeIs = (perCent: string) => `Text at ${perCent}`;

export const dismiss = 'Dismiss';

export const openMenu = 'Open menu';
export const searchTheSite = 'Search the site';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const allSections = 'All sections';

export const notificationsBlocked = 'Notifications Blocked';
export const youCanEnableNotifications = 'You can enable notifications in your browser settings.';
export const notificationsEnabled = 'Notifications Enabled!';
export const youWillHearFromUs = 'You will hear from us when something large happens. (Demo)';
export const getTheMorningsFirstStory = 'Get the morning’s first story';
export const oneNotificationWhenSomethingLarge =
  'One notification when something large happens. Nothing else.';
export const allow = 'Allow';
export const notNow = 'Not now';
export const close = 'Close';

export const emailAddress = 'Email address';
export const subscribe = 'Subscribe';
export const footer = 'Footer';
export const aboutUs = 'About us';
export const newsOfIndia =
  'News of India and the world from first light: what happened overnight, why it matters this morning, and what to watch by evening.';
export const theMorningLetter = 'The morning letter';
export const sixStoriesBeforeSevenEvery = 'Six stories before seven, every day.';

export const breaking = 'Breaking';
export const developing = 'Developing';
export const breakingNews = 'Breaking news';
export const closeBreakingLine = 'Close breaking line';
export const home = 'Home';
export const explore = 'Explore';
export const stories = 'Stories';
export const news = 'News';
export const search = 'Search';
export const quick = 'Quick';
export const skipToContent = 'Skip to content';

export const sections = 'Sections';
export const homeWith = (siteName: string) => `${siteName}, home`;
export const profile = 'Profile';
export const savedArticles = 'Saved articles';
export const logIn = 'Log in';
export const aboutThisSite = 'About this site';
export const moreSections = 'More sections';

export const about = 'About';
export const contact = 'Contact';
export const advertise = 'Advertise';
export const newsroom = 'Newsroom';
export const india = 'India';
export const world = 'World';
export const business = 'Business';
export const tech = 'Tech';
export const more = 'More';
export const aboutUsHeading = 'About Us';
export const contactUs = 'Contact Us';
export const privacyPolicy = 'Privacy Policy';
export const termsOfUse = 'Terms of Use';

export const thisFeatureIsntImplementedYet = "This feature isn't implemented yet";
export const youCanRequestItNext = 'You can request it next! 🚀';
/** Sections in the footer, by their slugs. */
export const topicsOfIndia = {
  politics: 'Politics',
  business: 'Business',
  cities: 'Cities',
  cricket: 'Cricket',
  bollywood: 'Bollywood',
};
export const topicsOfTheWorld = {
  usa: 'USA',
  uk: 'UK',
  'middle-east': 'Middle East',
  china: 'China',
};
export const topicsOfBusiness = {
  markets: 'Markets',
  companies: 'Companies',
  economy: 'Economy',
  startups: 'Startups',
};
export const topicsOfTech = {
  gadgets: 'Gadgets',
  reviews: 'Reviews',
  science: 'Science',
  gaming: 'Gaming',
};

export const thisEditionCannotSendMail =
  'This edition cannot send e-mail; your address stays in this browser.';
export const thisSiteSendsNoMail =
  'This site sends no e-mail yet; your address is kept for the day it does.';

export const share = 'Share';

export const listen = 'Listen to this article';
export const pauseListening = 'Pause';
export const goOnListening = 'Go on';
export const stopListening = 'Stop';
export const noVoice = 'No voice';
export const pressAgainToListen = 'This browser speaks only after a press. Please press again.';
export const noVoiceForThis = 'This browser has no voice that could read this article.';
