import type { LoaderFunction, RouteObject } from 'react-router';
import { isUnanswered, Problem } from '#api/problem.ts';

type RouteModule = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary'>;

/** True if what was loaded for one address can be shown at another. */
type FitsPage = (last: URL, now: URL) => boolean;

const isDisconnected = (error: unknown): boolean =>
  error instanceof Problem && isUnanswered(error.details);

const isSamePath: FitsPage = (last, now) => last.pathname === now.pathname;

/**
 * A route whose page is kept when reloading it fails for lack of a connection, or of a database: an error page in its place
 * would close an open editor. By default a page fits its path.
 */
export const keepLast =
  (load: () => Promise<RouteModule>, fits = isSamePath) =>
  async (): Promise<RouteModule> => {
    const module = await load();
    const { loader } = module;
    if (typeof loader !== 'function') return module;
    let last: { address: URL; data: unknown } | undefined;
    const keeping: LoaderFunction = async (...args) => {
      const address = new URL(args[0].request.url);
      try {
        const data = await loader(...args);
        last = { address, data };
        return data;
      } catch (error) {
        if (last && isDisconnected(error) && fits(last.address, address)) return last.data;
        throw error;
      }
    };
    return { ...module, loader: keeping };
  };
