/** State of a navigation from the list to the editor of an article. */
export interface ArticleEditorState {
  /** Query of the list, to which the editor leads back. */
  listSearch?: string;
}

/** State of a navigation from the editor back to the list. */
export interface LeftEditorState {
  /** Id of the article whose editor was left, whose row gets the focus; '' for one that was not stored. */
  leftArticle: string;
}
