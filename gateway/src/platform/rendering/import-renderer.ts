import type { Renderer } from '../../page/port.ts'

/** What only this platform reads of the renderer: its routes. */
export interface Routed extends Renderer {
  ROUTES: readonly { name: string }[]
}

/**
 * Loads the renderer from the URL of its file. A module of its own, because the bundle begins with a script that V8 keeps
 * compiled (decision 14.3), and in such a script `import()` takes an experimental loader, which says so in the log.
 */
export const importRenderer = (href: string): Promise<Routed> => import(href)
