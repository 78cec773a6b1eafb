import { ANY_ORIGIN, moveYears, yearsAhead } from '../../contract/served-text.ts'
import { cspHash } from '../../respond/csp-hash.ts'
import type { ReadingView } from '../files.ts'
import type { Page } from '../frame.ts'
import { Markup, markup } from '../markup.ts'
import { ANY_KEYS, type Reader } from '../reader.ts'
import { readingScript } from '../documents/reading-script.ts'
import { CONSOLE_POLICY } from './try.ts'

/** The title of a reading view, its section and its reader. */
export interface Reading {
  title: string
  section?: string
  reader: Reader
}

/** A prerendered reading view below our own header. */
export async function referencePage(view: ReadingView, { title, section, reader }: Reading): Promise<Page> {
  const { origin, now, keys } = reader
  const replacements = { [ANY_ORIGIN]: origin, [ANY_KEYS.site]: keys.site, [ANY_KEYS.partner]: keys.partner }
  return {
    title,
    description: `${title}: every operation with its fields, examples and calling rules.`,
    ...(section === undefined ? {} : { section }),
    look: 'reading',
    head: new Markup(view.styles),
    body: markup`<div id="content"><div id="redoc">${new Markup(moveYears(view.html, replacements, yearsAhead(now)))}</div></div>`,
    modules: [readingScript(view, replacements, yearsAhead(now))],
    policy: { ...CONSOLE_POLICY, 'worker-src': "'self' blob:" },
    hashes: [await cspHash(view.early)],
  }
}
