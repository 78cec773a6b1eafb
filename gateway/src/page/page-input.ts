import type { NeedAnswer, PageInput, PageJob } from './port.ts'

/** A job for the renderer, with parsed responses. */
export function inputOf({ site, results, ...job }: PageJob): PageInput {
  return { ...job, site: parsed(site), results: results.map(parsed) }
}

const parsed = (answer: NeedAnswer) =>
  'json' in answer ? { need: answer.need, data: JSON.parse(answer.json) as unknown } : answer
