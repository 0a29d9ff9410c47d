interface SiteExport {
  /** The site's files, as a zip file. */
  file: File;
  pages: number;
  /** Paths that pages link to and the exported site hasn't. */
  missing: readonly string[];
}

/** Exports the site as plain files. `origin`: address under which it will be read; `onPage` gets the number of pages so far. */
export type ExportSite = (setting: {
  origin: string;
  onPage: (pages: number) => void;
}) => Promise<SiteExport>;

let own: ExportSite | undefined;

/** Sets the function that exports the site, in the browser edition. */
export const provideSiteExport = (exportSite: ExportSite): void => {
  own = exportSite;
};

/** Returns the function that exports the site; `undefined` on a server, where a command does. */
export const providedSiteExport = (): ExportSite | undefined => own;
