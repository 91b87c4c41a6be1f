import { createContext, type ServerBuild } from 'react-router';
import type { Site, SiteContext } from '../src/pages/site.ts';

/** What the render of a page was given. */
export interface Rendered {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly context: SiteContext;
  readonly signal: AbortSignal;
}

type Render = (rendered: Rendered) => Promise<Response> | Response;

/** A site of one page, `/`, that answers by a function; everything else is not found. */
export function standInSite(render: Render): Site {
  const siteContext = createContext<SiteContext>();
  const entry: ServerBuild['entry']['module'] & { siteContext: typeof siteContext } = {
    default: (request, status, headers, _entry, context) => {
      const { url, method, signal } = request;
      headers.forEach((_value, name) => {
        headers.delete(name);
      });
      return render({ url, method, status, signal, context: context.get(siteContext) });
    },
    handleError: () => undefined,
    siteContext,
  };
  const build = standInBuild(entry, { default: () => null }, { default: () => null });
  return { build: async () => build };
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** What the compiler makes of a site of one page, `/`: what it has beside that is for other kinds of sites. */
export function standInBuild(
  entry: object,
  root: Partial<RouteModule>,
  page: Partial<RouteModule>,
): ServerBuild {
  const browserRoute = {
    hasErrorBoundary: false,
    hasLoader: false,
    hasAction: false,
    module: '',
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: root },
      home: { id: 'home', parentId: 'root', index: true, module: page },
    },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...browserRoute, id: 'root', path: '', hasErrorBoundary: 'ErrorBoundary' in root },
        home: { ...browserRoute, id: 'home', parentId: 'root', index: true },
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  return build as unknown as ServerBuild;
}
