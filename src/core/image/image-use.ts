/** Something that shows a picture of the library. */
export interface ImageUse {
  collection: 'articles' | 'webStories' | 'advertisements';
  id: string;
  title: string;
}
