/** Words of the list, the board and the schedule of articles. */

export const view = 'View';
export const viewNone = 'View: none';
export const viewNamed = (name: string, count: string) => `View: ${name} (${count})`;
export const editView = 'Edit view';
export const saveView = 'Save view';
export const articlesCounted = { one: 'article', other: 'articles' };
export const articlesOf = (counted: string, name: string) => `${counted}: ${name}`;
export const newArticle = 'New Article';
export const articles = 'Articles';

export const publishedWithChanges = 'published, with changes';
export const underEmbargo = 'under embargo';
export const move = (title: string) => `Move ${title}`;
export const moveTo = 'Move to…';

export const board = 'Board';
export const howToMoveOnTheBoard =
  'Space picks up the article, the left and right arrow keys choose a stage, Enter drops it, Escape cancels.';
export const publishedToday = 'Published today';
export const all = (total: string) => `All ${total}`;
export const moving = 'Moving';
export const keysOfTheBoard = '← → stage · Enter drop · Esc cancel';

export const cantBeMoved = (title: string) => `${title} can't be moved from here.`;
export const pickedUpItCanMove = (title: string, columns: string) =>
  `Picked up ${title}. It can move to ${columns}.`;
export const movedTo = (title: string, tab: string) => `${title} to ${tab}.`;
export const notMoved = 'Not moved.';
export const whereItIsNow = (tabName: string) => `${tabName}, where it is now.`;

export const askedByDay = (name: string, day: string) => `For ${name}, by ${day}`;
export const asked = (name: string) => `For ${name}`;
export const neededBy = (day: string) => `Needed by ${day}`;

export const list = 'List';
export const schedule = 'Schedule';
export const late = 'Late';
export const dueToday = 'Due today';
export const dueByTomorrow = 'Due by tomorrow';
export const dueWithin7Days = 'Due within 7 days';
export const category = 'Category';
export const allCategories = 'All categories';
export const noneThatExists = 'None that exists';
export const author = 'Author';
export const allAuthors = 'All authors';
export const tag = 'Tag';
export const allTags = 'All tags';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const loading = '…';
export const notInThisList = 'Not in this list';
export const premium = 'Premium';
export const corrected = 'Corrected';
export const undescribed = 'Undescribed picture';
export const publishedOrChanged = 'Published or changed';
export const anyTime = 'Any time';
export const thisWeek = 'This week';
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const betweenTwoDates = 'Between two dates';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const yourArticles = 'Your articles';
export const published = 'Published';
export const changed = 'Changed';
export const due = 'Due';
export const dueAnyTime = 'Due any time';
export const searchArticles = 'Search articles';
export const whoseArticles = 'Whose articles';
export const mine = 'Mine';
export const everybodys = 'Everybody’s';
export const showAs = 'Show as';

export const withoutATitle = 'Without a title';
export const noLongerExists = 'no longer exists';
export const featured = 'Featured';
export const featuredSince = (time: string) => `Featured since ${time}`;
export const featuredNamed = (title: string) => `Featured: ${title}`;

export const stages = 'Stages';

export const noArticlesMatchTheSearch = 'No articles match the search and the filters.';
export const noArticlesFoundWrite = 'No articles found. Write your first one!';
export const readersHaveItNow = 'Readers have it now, and lose it at once.';
export const withdrawInTheEditorsMenu = (lost: string) =>
  `${lost} Withdraw, in the editor’s menu, takes an article from readers and keeps its text.`;
export const leads = 'leads';
export const leadsTheHomepage = 'It leads the homepage.';
export const doesNotLead = 'does not lead';
export const anotherLeads = (title: string) =>
  `“${title}” leads the homepage: it was featured later, or is pinned there.`;
export const itDoesNotLead = (title: string) => `It does not lead the homepage: “${title}” does.`;
export const success = 'Success';
export const state = 'State';
export const editingNow = 'Editing now';
export const title = 'Title';
export const notes = 'Notes';
export const scheduleNamed = (title: string) => `Schedule ${title}`;
export const edit = (title: string) => `Edit ${title}`;
export const thisWillPermanentlyDelete = (title: string) =>
  `This will permanently delete the article "${title}".`;

export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const aMoment = 'a moment';

export const ends = (day: string) => `ends ${day}`;

export const readyWithoutAnHour = 'Ready, without an hour';
export const dragOneToADay = 'Drag one to a day, or press H';
export const now = 'Now,';
export const howToMoveInTheSchedule =
  'Space picks up the article, the left and right arrow keys choose a day, up and down 15 minutes, Enter drops it, Escape cancels.';
export const todayNamed = (name: string) => `Today, ${name}`;
export const weeks = 'Weeks';
export const earlier = 'Earlier';
export const later = 'Later';
export const keysOfTheSchedule = '← → a day · ↑ ↓ 15 minutes · Enter drop · Esc cancel';
export const timesAreInTheSites = (zone: string) => `Times are in the site’s zone, ${zone}.`;
export const yourOwnClockShowsNow = (clock: string) => ` Your own clock shows ${clock} now.`;

export const timeIsPast = 'That time is in the past.';
export const isScheduled = (title: string, inWords: string) =>
  `${title} is scheduled for ${inWords}.`;

export const savedViews = 'Saved views';

export const viewRenamed = 'View renamed.';
export const viewSavedItIsBelow = 'View saved. It is below Articles.';
export const name = 'Name';
export const savesSearchFiltersAndLayout = 'Saves search, filters and layout, for you alone.';
export const viewDeleted = 'View deleted.';
export const deleteView = 'Delete view';
export const cancel = 'Cancel';
export const rename = 'Rename';
export const nothingIsADraft = 'Nothing is a draft now.';
export const nothingIs = (stage: string) => `Nothing is ${stage} now.`;
export const hours = (count: string) => `${count} h`;
export const minutes = (count: string) => `${count} min`;
export const lateInside = 'late';
export const lateBy = (length: string) => `${length} late`;
export const inTime = (length: string) => `in ${length}`;
export const pickedUp = (title: string) => `Picked up ${title}.`;
export const pickedUpFrom = (title: string, hour: string) => `Picked up ${title}, ${hour}.`;
