import { operations, type Operation } from '@rota/openapi/agency/operations'
import { ANY_ORIGIN } from '../contract/served-text.ts'
import { nameAssumed } from './assumed.ts'
import { callFacts } from './class-words.ts'
import { describedBy, exampleOf, type ContractDocument, type Described } from './contract-document.ts'
import { journey, STRETCHES } from './journey.ts'
import { sampleOf } from './samples.ts'

/**
 * The contract as it is read: sorted by the way of a booking, each operation with what its class means and a call to copy.
 * A copy for people; the document that is served stays what it is.
 */
export function readingDocument(contract: ContractDocument): ContractDocument {
  const document = byJourney(contract)
  nameAssumed(document)
  for (const row of Object.values(operations)) {
    const operation = describedBy(document, row)
    const { curl, client } = sampleOf(contract, row, ANY_ORIGIN)
    const name = `\`${row.operationId}\``
    operation.description = [name, unwrapped(operation.description), table(row), ...furtherBodies(operation)].join(
      '\n\n',
    )
    operation['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curl },
      { lang: 'TypeScript', label: 'Client', source: client },
    ]
  }
  return document
}

/** The same document with its operations sorted into the topics of the journey, each in one of them. */
export function byJourney(contract: ContractDocument): ContractDocument {
  const document = structuredClone(contract)
  const way = journey()
  for (const { topics } of way) {
    for (const { key, rows } of topics) for (const row of rows) describedBy(document, row).tags = [key]
  }
  document.tags = way.flatMap(({ stretch, topics }) =>
    topics.map(({ key, title }) => ({ name: key, 'x-displayName': title, description: STRETCHES[stretch].lead })),
  )
  document['x-tagGroups'] = way.map(({ stretch, topics }) => ({
    name: STRETCHES[stretch].title,
    tags: topics.map(({ key }) => key),
  }))
  return document
}

/**
 * Every example body but the first, written out. The view would offer a choice of them above the calls that can be copied,
 * which do not follow it; so there it has the first only.
 */
function furtherBodies({ requestBody }: Described): string[] {
  const shown = requestBody?.content['application/json']
  if (shown?.examples === undefined) return []
  const [, ...further] = Object.entries(shown.examples)
  shown.example = exampleOf(shown)
  delete shown.examples
  return further.map(
    ([name, { summary = name, value }]) => `${summary}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  )
}

/**
 * A text with its lines joined. The search of the reading view takes line ends away, and the borders of table cells, and
 * would make one word of two; lists stay as they are, and the client's name of a call has a paragraph of its own.
 */
const unwrapped = (text: string) => text.trim().replaceAll(/(?<!\n)\n(?!\n|- )/g, ' ')

function table(row: Operation): string {
  const rows = callFacts(row).map(({ name, value }) => `| ${name} | ${value} |`)
  return `| For callers | What holds |\n| --- | --- |\n${rows.join('\n')}`
}
