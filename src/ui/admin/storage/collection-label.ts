const labels: Record<string, string> = {
  articles: 'Articles',
  categories: 'Categories',
  youtubeVideos: 'YouTube videos',
  webStories: 'Web stories',
  advertisements: 'Advertisements',
  imageLibrary: 'Image library',
  users: 'Users',
  activityLogs: 'Activity log',
  siteSettings: 'Settings',
  newsletterSubscribers: 'Newsletter subscribers',
  contactMessages: 'Messages',
};

/** What a collection is called; another key of the storage goes by its own name. */
export const collectionLabel = (name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
