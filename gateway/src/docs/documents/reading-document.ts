import { operations, type Operation } from '@rota/openapi/agency/operations'
import { ANY_ORIGIN } from '../../contract/served-text.ts'
import { noteAssumed } from '../assumed.ts'
import { callFacts } from '../words/class-words.ts'
import { describedBy, exampleOf, type ContractDocument, type Described } from './contract-document.ts'
import { journey, PHASES } from '../words/journey.ts'
import { sampleOf } from '../samples.ts'

/**
 * A copy of the contract for the reading view: sorted by the phases of a booking, with the facts of each operation's
 * class and a call to copy. The served document is unchanged.
 */
export function readingDocument(contract: ContractDocument): ContractDocument {
  const document = byJourney(contract)
  document['x-tagGroups'] = journey().map(({ phase, topics }) => ({
    name: PHASES[phase].title,
    tags: topics.map(({ key }) => key),
  }))
  noteAssumed(document)
  for (const row of Object.values(operations)) {
    const operation = describedBy(document, row)
    const { curl, client } = sampleOf(contract, row, ANY_ORIGIN)
    const name = `\`${row.operationId}\``
    operation.description = [
      name,
      unwrapped(operation.description),
      factTable(row),
      ...furtherExamples(operation),
    ].join('\n\n')
    keepFirstExample(operation)
    operation['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curl },
      { lang: 'TypeScript', label: 'Client', source: client },
    ]
  }
  return document
}

/** A copy of the document with each operation tagged by its topic of the journey. */
export function byJourney(contract: ContractDocument): ContractDocument {
  const document = structuredClone(contract)
  const phases = journey()
  for (const { topics } of phases) {
    for (const { key, rows } of topics) for (const row of rows) describedBy(document, row).tags = [key]
  }
  document.tags = phases.flatMap(({ phase, topics }) =>
    topics.map(({ key, title }) => ({ name: key, 'x-displayName': title, description: PHASES[phase].lead })),
  )
  return document
}

/** All example bodies except the first, as text. */
function furtherExamples({ requestBody }: Described): string[] {
  const [, ...further] = Object.entries(requestBody?.content['application/json']?.examples ?? {})
  return further.map(
    ([name, { summary = name, value }]) => `${summary}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  )
}

/** Keeps only the first example of a body. The view would offer a choice, but its code samples would not follow it. */
function keepFirstExample({ requestBody }: Described): void {
  const body = requestBody?.content['application/json']
  if (body?.examples === undefined) return
  body.example = exampleOf(body)
  delete body.examples
}

/**
 * Joins the lines of a text. The reading view's search drops line breaks and cell borders and would join the words
 * around them. Lists are kept.
 */
const unwrapped = (text: string) => text.trim().replaceAll(/(?<!\n)\n(?!\n|- )/g, ' ')

/** The calling rules of an operation as a Markdown table. */
function factTable(row: Operation): string {
  const rows = callFacts(row).map(({ name, value }) => `| ${name} | ${value} |`)
  return `| For callers | What holds |\n| --- | --- |\n${rows.join('\n')}`
}
