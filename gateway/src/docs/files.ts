import type { FindAsset } from '../ports/platform.ts'

/** What the documentation is made of besides code of its own; read when somebody first asks for it. */
export interface DocsFiles {
  /** Address of the style sheet that web builds; undefined where web is not built. */
  stylesheet: string | undefined
  /** Addresses of the console's own bundle. */
  console: { script: string; style: string }
  /** A file below `/docs/assets/` by its address; its name changes with its content. */
  asset: FindAsset
  /** A text of the build: `agency.yaml`, `agency.view.json`; undefined where the documentation is not built. */
  built(name: string): Promise<string | undefined>
}

/** The script that books a hotel, as the build keeps it. */
export const EXAMPLE = 'book-a-hotel.ts'

/** A reading view as the build leaves it; scripts and data are assets, named by their addresses. */
export interface ReadingView {
  styles: string
  html: string
  early: string
  bundle: string
  definition: string
  /** JSON. */
  options: string
}
