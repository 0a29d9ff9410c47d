/** Words of the section *Appearance*: the look of the site. */

export const appearance = 'Appearance';
export const success = 'Success';
export const lookPublished = 'Readers see the look from now on.';
export const publishLook = 'Publish look';
export const publishing = 'Publishing…';
export const ctrlS = 'Ctrl+S';
export const unsavedChanges = 'Draft: nobody sees it yet.';
export const nothingChanged = 'This is what readers see.';
export const theLook = 'Look of the site';

export const nameAndMarks = 'Name and marks';
export const nameIsASetting = 'The name, <name/>, is in the <a>settings</a>.';
export const logo = 'Logo';
export const logoHint =
  'Without a logo, the name is set in the headline face. An SVG is drawn as a picture.';
export const darkLogo = 'Logo on dark pages';
export const darkLogoHint = 'For the dark theme and the footer. Without one, the logo is the same.';

export const icon = 'Icon';
export const iconHint =
  'A square picture for browser tabs and for the installed site, from 512 pixels on a side. Without one, it is our half sun.';
export const iconHintHere =
  'A square picture for browser tabs. An installed site keeps our icon: making its files takes a server.';

export const typefaces = 'Typefaces';
export const language = 'Language and region';
export const languageHint = (sample: string) =>
  `What pages say they are written in, and how they write dates and numbers: ${sample}. Quotation marks that you type follow it too; our own words stay English.`;
export const weekBegins = 'The week begins on';
export const weekBeginsHint = 'In the schedule.';
export const weekdays = { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' } as const;
export const faceSample = 'The coast wakes';
export const facePairs = {
  newsreader: { label: 'Newsreader', about: 'With Schibsted Grotesk. 67 KB to load.' },
  grotesk: { label: 'Schibsted Grotesk', about: 'Alone. 25 KB to load.' },
  device: { label: 'The device’s own', about: 'Nothing to load.' },
} as const;
export const bottomBar = 'Bottom bar of phones';
export const bottomBarAbout =
  'Without links of your own: Home, Explore, Stories, News and Search. Five fit.';

export const colour = 'Colour';
export const oneAccent =
  'One accent for buttons, marks and the half disc. Sections keep their inks.';
export const accent = 'Accent';
export const orYourOwn = 'Or your own';
export const accentHint = '# and six digits, such as #1b4fa0. Empty for marigold.';
export const swatches = {
  '': 'Marigold',
  '#e0603a': 'Coral',
  '#2f7f74': 'Sea',
  '#3b63c4': 'Cobalt',
  '#a33a7a': 'Plum',
  '#5a6671': 'Slate',
} as const;
export const textOnTheAccent = 'Text on the accent, as on Subscribe';
export const accentAsWords = 'The accent as words on white: too pale, so it never is';
export const accentAsWordsLegible = 'The accent as words on white; it is only used for marks';
export const markOnDark = 'The mark on dark pages, lightened where it must be';
export const ratio = (digits: string) => `${digits} : 1`;

export const menu = 'Menu';
export const menuFollowsSections =
  'The menu shows all sections, in the order of <a>Categories</a>.';
export const makeAMenu = 'Make a menu of your own';
export const backToSections = 'Back to all sections';
export const nineFit =
  'Nine entries fit a laptop, with the links below them; the next six go to the strip above. The phone’s menu has all. An entry without a label has the name of its section.';
export const leadsNowhere = 'This section is gone: readers don’t see the entry.';
export const backToSectionsQuestion = 'Give up the menu of your own?';
export const backToColumnsQuestion = 'Give up the columns of your own?';
export const readersKeepUntilPublished = 'Readers keep what they have until you publish the look.';
export const giveUp = 'Give up';
export const addAnEntry = 'Add an entry';
export const entry = (digits: string) => `Entry ${digits}`;
export const addALinkBelow = 'Add a link below';
export const linksBelow = (name: string) => `Links below ${name}`;

export const label = 'Label';
export const address = 'Address';
export const labelOf = (name: string) => `Label of ${name}`;
export const addressOf = (name: string) => `Address of ${name}`;
export const link = (digits: string) => `Link ${digits}`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const remove = (name: string) => `Remove ${name}`;
export const placeOf = (name: string, to: string, count: string) => `${name}: ${to} of ${count}`;
export const removed = (name: string) => `${name} removed`;

export const footer = 'Footer';
export const footerIsOurs = 'The footer has five columns of topics and pages.';
export const makeColumns = 'Make columns of your own';
export const backToColumns = 'Back to the five columns';
export const addAColumn = 'Add a column';
export const column = (digits: string) => `Column ${digits}`;
export const heading = (name: string) => `Heading of ${name}`;
export const addALink = 'Add a link';
export const linksOf = (name: string) => `Links of ${name}`;
export const blurb = 'About the site';
export const blurbHint = 'One sentence at the top of the footer.';
export const letterLine = 'About the morning letter';
export const letterLineHint = 'Beside the field for the address, and on the page of the letter.';

export const advertising = 'Advertising';
export const inviteAdvertisers = 'Invite advertisers';
export const inviteAdvertisersHint =
  'Shows “Advertise with us” in unsold slots, and links to the page for advertisers.';
export const yes = 'Yes';
export const no = 'No';

export const preview = 'Preview';
export const previewOf = 'Preview of the front with this look';
export const width = 'Width';
export const desktop = 'Desktop';
export const phone = 'Phone';
export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const previewIsYourFront =
  'Your front of now, with header, footer, bottom bar, typefaces and accent of the draft.';

export const formerLooks = 'Former looks';
export const formerLooksAbout =
  'The last twenty looks that readers had. One that is brought back fills the form, and readers get it once it is published.';
export const noFormerLooks = 'No look was replaced yet.';
export const broughtBack = 'Brought Back';
export const publishToUse = 'The form has the former look. Publish it to give it to readers.';
