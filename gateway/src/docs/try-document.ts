import { describedBy, type ContractDocument, type Parameter } from './contract-document.ts'
import { journey, STRETCHES } from './journey.ts'
import { byJourney } from './reading-document.ts'

/** Headers that the console's own script writes, so that nobody has to make up keys. */
const WRITTEN_BY_SCRIPT = ['Idempotency-Key', 'X-Session']

/** The contract as the console shows it: sorted by the way of a booking, without the headers that the console writes itself. */
export function tryDocument(contract: ContractDocument): ContractDocument {
  const document = byJourney(contract)
  nameSections(document)
  const isShown = (name: string | undefined) => name === undefined || !WRITTEN_BY_SCRIPT.includes(name)
  const shared: Record<string, Parameter> = document.components.parameters ?? {}
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (operation?.parameters === undefined) continue
      operation.parameters = operation.parameters.filter((it) =>
        isShown('$ref' in it ? shared[it.$ref.slice(it.$ref.lastIndexOf('/') + 1)]?.name : it.name),
      )
    }
  }
  return document
}

/** The console shows the names of sections as they are, so they are for readers here. */
function nameSections(document: ContractDocument): void {
  const sections = journey().flatMap(({ stretch, topics }) =>
    topics.map(({ title, rows }) => ({ name: `${STRETCHES[stretch].title}: ${title}`, rows })),
  )
  for (const { name, rows } of sections) for (const row of rows) describedBy(document, row).tags = [name]
  document.tags = sections.map(({ name }) => ({ name }))
}
