/** Something that shows a picture of the library. */
export interface ImageUse {
  collection: 'articles' | 'stories' | 'advertisements';
  id: string;
  title: string;
}
