import type { NeedAnswer, PageInput, PageJob } from './port.ts'

/** Parses the JSON of a response. The result may be a promise. */
type Parse = (json: string) => unknown

const parseFresh: Parse = (json) => JSON.parse(json) as unknown

/**
 * The renderer's input: a job whose responses are parsed.
 * @param parseShared for responses that other pages have too; it may return the same value again
 */
export async function inputOf({ site, results, ...job }: PageJob, parseShared: Parse): Promise<PageInput> {
  const parseAnswer = async (answer: NeedAnswer) =>
    'json' in answer
      ? { need: answer.need, data: await (answer.need.own ? parseFresh : parseShared)(answer.json) }
      : { need: answer.need, problem: answer.problem }
  return { ...job, site: await parseAnswer(site), results: await Promise.all(results.map(parseAnswer)) }
}
