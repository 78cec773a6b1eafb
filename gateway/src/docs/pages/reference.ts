import { cspHash } from '../../csp-hash.ts'
import type { ReadingView } from '../files.ts'
import type { Page } from '../frame.ts'
import { Markup, markup } from '../markup.ts'
import { ANY_ORIGIN } from '../reading-document.ts'
import { readingScript } from '../reading-script.ts'
import { CONSOLE_POLICY } from './try.ts'

/** A reading view that the build has made, below our own header. */
export async function referencePage(view: ReadingView, title: string, section?: string): Promise<Page> {
  return {
    title,
    description: `${title}: every call with its fields, its examples and what callers may do.`,
    ...(section === undefined ? {} : { section }),
    look: 'reading',
    head: new Markup(view.styles),
    body: markup`<div id="content"><div id="redoc">${new Markup(view.html)}</div></div>`,
    modules: [readingScript(view.bundle, view.definition, ANY_ORIGIN, view.options)],
    policy: { ...CONSOLE_POLICY, 'worker-src': "'self' blob:" },
    hashes: [await cspHash(view.early)],
  }
}
