import { callersView } from '../views/callers-view.ts'
import type { Document } from '../document/document.ts'

/** The contract for workflow runners: the callers' view with the URL of `npm start`. */
export function runnerDocument(document: Document): Document {
  const servers = [{ url: 'http://localhost:4000/api', description: 'The gateway that `npm start` starts.' }]
  return { ...callersView(document), servers }
}
