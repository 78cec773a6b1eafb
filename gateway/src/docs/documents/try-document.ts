import { describedBy, resolveParameter, type ContractDocument, type Described } from './contract-document.ts'
import { journey, PHASES } from '../words/journey.ts'
import { byJourney } from './reading-document.ts'

/** Headers that the console's script always sets, so the console has no inputs for them. */
const SET_BY_SCRIPT = ['Idempotency-Key', 'X-Session']

/**
 * A copy of the contract for the console: sorted by the phases of a booking, without the headers that the console fills
 * in and without the cookie, which only the browser can send.
 */
export function tryDocument(contract: ContractDocument): ContractDocument {
  const document = byJourney(contract)
  nameSections(document)
  delete document.components.securitySchemes?.['sessionCookie']
  makeCookieOptional(document)
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  for (const operation of operations.filter((each) => each !== undefined)) {
    makeCookieOptional(operation)
    dropScriptHeaders(document, operation)
  }
  return document
}

/** Replaces the cookie by an empty requirement, which asks for nothing: the browser sends the cookie itself. */
function makeCookieOptional(target: Pick<Described, 'security'>): void {
  if (target.security !== undefined)
    target.security = target.security.map((need) => ('sessionCookie' in need ? {} : need))
}

/** Removes the parameters that the console's script fills in. */
function dropScriptHeaders(document: ContractDocument, operation: Described): void {
  if (operation.parameters === undefined) return
  operation.parameters = operation.parameters.filter(
    (parameter) => !SET_BY_SCRIPT.includes(resolveParameter(document, parameter).name),
  )
}

/** Uses readable tag names, because the console shows them as they are. */
function nameSections(document: ContractDocument): void {
  const sections = journey().flatMap(({ phase, topics }) =>
    topics.map(({ title, rows }) => ({ name: `${PHASES[phase].title}: ${title}`, rows })),
  )
  for (const { name, rows } of sections) for (const row of rows) describedBy(document, row).tags = [name]
  document.tags = sections.map(({ name }) => ({ name }))
}
