import type { Renderer } from '../../page/port.ts'

/** The renderer with its list of routes, which only this platform reads. */
export interface RendererWithRoutes extends Renderer {
  ROUTES: readonly { name: string }[]
}

/**
 * Loads the renderer from the URL of its file. This is a module of its own, because the main file of the bundle is a
 * script with cached code (decision 14.3), where `import()` would print a warning about an experimental loader.
 */
export const importRenderer = (href: string): Promise<RendererWithRoutes> => import(href)
