import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { defaultLook } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { type ServerPage, ServerPageContext } from '#ui/kit/page/server-page.ts';
import { readerRoutes } from '#ui/reader-routes.tsx';
import type { SiteData } from '#ui/site-route.tsx';
import { ReaderDocument } from './document.tsx';
import { type Manifest, type PageScript, pageFilesOf } from './manifest.ts';
import { createPageStyles } from './page-styles.ts';
import { createIslandRenderer } from './render-island.tsx';

/** Data of site and reader that the document needs. */
export function ofSite({ loaderData }: StaticHandlerContext) {
  const data = loaderData.site as SiteData | undefined;
  const { themeDefault } = data?.site.settings ?? defaultSiteSettings();
  const { id = '', subscribed = false } = data?.session.reader ?? {};
  return {
    look: data?.site.look ?? defaultLook(),
    themeDefault,
    reader: subscribed ? `${id} premium` : id,
    keepsPages: data ? data.site.settings.keepsPages && !data.site.isDemo : false,
  };
}

interface DocumentsSetting {
  /** Vite's manifest of `dist/public`. */
  manifest: Manifest;
  /** Reads a file in `dist/public` by its address. */
  readBuilt: (address: string) => string;
  script: PageScript;
}

/** Context of a page, without the islands' renderer, which is each document's own. */
export type PageSetting = Omit<ServerPage, 'renderIsland'>;

/** Makes documents of loaded pages. It needs nothing of Node: browsers export their site with it. */
export function createPageDocuments({ manifest, readBuilt, script }: DocumentsSetting) {
  const files = pageFilesOf(manifest, script);
  const fontRules = readBuilt(files.fontRules);
  const handler = createStaticHandler(readerRoutes);
  return {
    files,
    handler,
    /** Selects the rules that a document needs. */
    rulesFor: createPageStyles(readBuilt(files.styles)),
    documentOf(page: StaticHandlerContext, setting: PageSetting): ReactNode {
      const renderIsland = createIslandRenderer(files.islands);
      return (
        <ReaderDocument files={files} fontRules={fontRules} {...ofSite(page)}>
          <ServerPageContext value={{ ...setting, renderIsland }}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, page)}
              context={page}
              hydrate={false}
            />
          </ServerPageContext>
        </ReaderDocument>
      );
    },
  };
}
