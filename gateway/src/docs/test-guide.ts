import { z } from 'zod'

const value = z.object({ value: z.string(), see: z.string() })

/** What the mocks tell testers: `GET /control/guide`. Further properties are theirs. */
const testGuide = z.object({
  /** Origin of the bank, for a program. */
  bank: z.string(),
  /** The bank's code. */
  code: z.string(),
  keys: z.array(z.object({ key: z.string(), scopes: z.array(z.string()) })),
  cards: z.array(z.object({ number: z.string(), brand: z.string(), see: z.string() })),
  promotions: z.array(z.object({ code: z.string(), see: z.string() })),
  /** Values that always do the same, by where they are sent. */
  magic: z.array(z.object({ where: z.string(), values: z.array(value) })),
  scenarios: z.array(z.object({ name: z.string(), changes: z.string(), see: z.string() })),
  /** Name of the scenario that is on. */
  scenario: z.string(),
})

export type TestGuide = z.infer<typeof testGuide>

/** The guide behind a text of JSON; undefined when it is none. */
export function guideIn(text: string): TestGuide | undefined {
  try {
    return testGuide.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
