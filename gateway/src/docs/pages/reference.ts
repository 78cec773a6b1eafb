import { servedText, yearsAhead } from '../../contract/served-text.ts'
import { cspHash } from '../../csp-hash.ts'
import type { ReadingView } from '../files.ts'
import type { Page } from '../frame.ts'
import { Markup, markup } from '../markup.ts'
import { readingScript } from '../reading-script.ts'
import { CONSOLE_POLICY } from './try.ts'

/** Where a reading view stands, and for whom it is shown. */
export interface Reading {
  title: string
  section?: string
  origin: string
  /** Epoch milliseconds; samples ask for days that are not past. */
  now: number
}

/** A reading view that the build has made, below our own header. */
export async function referencePage(view: ReadingView, { title, section, origin, now }: Reading): Promise<Page> {
  return {
    title,
    description: `${title}: every call with its fields, its examples and what callers may do.`,
    ...(section === undefined ? {} : { section }),
    look: 'reading',
    head: new Markup(view.styles),
    body: markup`<div id="content"><div id="redoc">${new Markup(servedText(view.html, origin, now))}</div></div>`,
    modules: [readingScript(view.bundle, view.definition, yearsAhead(now), view.options)],
    policy: { ...CONSOLE_POLICY, 'worker-src': "'self' blob:" },
    hashes: [await cspHash(view.early)],
  }
}
