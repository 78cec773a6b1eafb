import { z } from 'zod'

const value = z.object({ value: z.string(), see: z.string() })

/** The mocks' guide for testers, from `GET /control/guide`. Other properties are ignored. */
const testGuide = z.object({
  /** Origin of the bank for programs. */
  bank: z.string(),
  /** Code that the bank asks for. */
  code: z.string(),
  keys: z.array(z.object({ key: z.string(), scopes: z.array(z.string()) })),
  cards: z.array(z.object({ number: z.string(), brand: z.string(), see: z.string() })),
  promotions: z.array(z.object({ code: z.string(), see: z.string() })),
  /** Values with a fixed effect, by where they are sent. */
  magic: z.array(z.object({ where: z.string(), values: z.array(value) })),
  scenarios: z.array(z.object({ name: z.string(), changes: z.string(), see: z.string() })),
  /** Name of the active scenario. */
  scenario: z.string(),
})

export type TestGuide = z.infer<typeof testGuide>

/** Parses a guide from JSON text, or returns undefined. */
export function guideIn(text: string): TestGuide | undefined {
  try {
    return testGuide.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
