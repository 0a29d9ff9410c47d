/** What every page for readers runs on the server edition; React comes only when an island wakes. */
