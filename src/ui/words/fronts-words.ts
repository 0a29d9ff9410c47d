/** Words of the homepage and the pages of sections, authors and tags. */

export const articlesAsAFeed = 'Articles as a feed';

export const thereAreNoArticlesBy = (name: string) => `There are no articles by ${name} yet.`;
export const articlesBy = (name: string, siteName: string) => `Articles by ${name} in ${siteName}.`;

export const thisCategory = 'this category';
export const noArticlesFound = 'No Articles Found';
export const backToHome = 'Back to Home';
export const thereAreNoArticlesIn = (name: string) => `There are no articles in ${name} yet.`;
export const allResults = 'All results';
export const articlesThatMention = (name: string) => `Articles that mention “${name}”`;
export const breadcrumb = 'Breadcrumb';
export const sectionsOf = (of: string) => `Sections of ${of}`;
export const videoLibrary = 'Video library';
export const webStories = 'Web stories';
export const articles = 'Articles';

export const newsNamed = (name: string) => `${name} News`;
export const theLatestOf = (heading: string, siteName: string) =>
  `The latest ${heading} from ${siteName}.`;

export const moreIndia = 'More India';
export const latestNews = 'Latest News';
export const thereAreNoArticlesYet = 'There are no articles yet. Come back soon.';
export const webStoriesHeading = 'Web Stories';
export const allStories = 'All stories';
export const business = 'Business';
export const moreBusiness = 'More Business';
export const technology = 'Technology';
export const moreTechnology = 'More Technology';

export const newsOfIndia = (siteName: string) =>
  `News of India and the world from ${siteName}: top stories, business, technology, web stories and videos.`;

export const moreHeadlines = 'More headlines';
export const fromTheSections = 'From the sections';
export const topStories = 'Top Stories';

export const topic = 'Topic';
export const articlesForms = { one: 'article', other: 'articles' };
export const feedOfThisTopic = 'Feed of this topic';
export const thereAreNoArticlesAbout = (name: string) => `There are no articles about ${name} yet.`;
export const articlesAbout = (name: string, siteName: string) =>
  `Articles about ${name} in ${siteName}.`;
export const sectionNews = '<section/> News';
