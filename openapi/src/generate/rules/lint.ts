import { getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import path from 'node:path'
import { ContractError } from '../contract-error.ts'
import { problemPlugin } from '../problems/problem-plugin.ts'

/** Lints the files of a contract with Redocly. Throws a ContractError with one line per error or warning. */
export async function lintContract(file: string, configFile: string): Promise<void> {
  const config = await loadConfig({ configPath: configFile, plugins: [problemPlugin] })
  const problems = await lint({ ref: file, config })
  if (problems.length > 0) throw new ContractError('lint', problems.map(describeProblem))
}

/** `paths/agency/hotels.yaml:12 operation-summary: Operation object should contain summary`. */
export function describeProblem(problem: NormalizedProblem): string {
  const location = problem.location[0]
  const line = location ? getLineColLocation(location).start.line : 0
  const file = location ? path.relative(process.cwd(), location.source.absoluteRef) : ''
  return `${file}:${line} ${problem.ruleId}: ${problem.message.trim().replaceAll(/\s*\n\s*/g, ' ')}`
}
