import type { FindAsset } from '../ports/platform.ts'

/** The files of the documentation, read on first use. */
export interface DocsFiles {
  /** URL of the style sheet built by web, or undefined if web is not built. */
  stylesheet: string | undefined
  /** URLs of the console's own bundle. */
  console: { script: string; style: string }
  /** A file below `/docs/assets/`. Its name changes with its content, unless it is that of the licences. */
  asset: FindAsset
  /**
   * A text file of the build, such as `agency.yaml` or `agency.view.json`, or undefined if the documentation is not
   * built.
   */
  built(name: string): Promise<string | undefined>
}

/** The built script that books a hotel. */
export const EXAMPLE = 'book-a-hotel.ts'

/** A built reading view. Its scripts and data are assets, referenced by URL. */
export interface ReadingView {
  styles: string
  html: string
  early: string
  bundle: string
  definition: string
  /** JSON. */
  options: string
}
