import type { Renderer } from '../../page/port.ts'

/** The renderer with its routes, which only this platform reads. */
export interface RendererWithRoutes extends Renderer {
  ROUTES: readonly { name: string }[]
}

/**
 * Loads the renderer from the URL of its file. A module of its own, because the bundle begins with a script that V8
 * keeps compiled (decision 14.3), and in such a script `import()` uses an experimental loader, which prints a warning.
 */
export const importRenderer = (href: string): Promise<RendererWithRoutes> => import(href)
