import type { NeedAnswer, PageInput, PageJob } from './port.ts'

/** Parses the JSON of a response, at once or later. */
type Parse = (json: string) => unknown

const parseAnew: Parse = (json) => JSON.parse(json) as unknown

/**
 * A job for the renderer, with parsed responses.
 * @param parseShared for responses that other pages have too; it may return the same value again
 */
export async function inputOf({ site, results, ...job }: PageJob, parseShared: Parse): Promise<PageInput> {
  const parsed = async (answer: NeedAnswer) =>
    'json' in answer
      ? { need: answer.need, data: await (answer.need.own ? parseAnew : parseShared)(answer.json) }
      : { need: answer.need, problem: answer.problem }
  return { ...job, site: await parsed(site), results: await Promise.all(results.map(parsed)) }
}
