import path from 'node:path'
import { bundleContract } from './generate/bundle/bundle.ts'
import { ContractError } from './generate/contract-error.ts'
import { generateContract } from './generate/contract.ts'
import { printReference } from './generate/print/reference-modules.ts'
import { generateWorkflows } from './generate/workflows/workflows.ts'
import { writeFolder } from './generate/write.ts'

// `npm run generate`: writes all generated files of the contract, or prints its problems and exits with 1.
const workspace = path.resolve(import.meta.dirname, '..')
const contracts = ['agency', 'provider']

async function generate(name: string): Promise<string> {
  const started = performance.now()
  const files = await generateContract(name, path.join(workspace, `${name}.yaml`), path.join(workspace, 'redocly.yaml'))
  const changed = writeFolder(path.join(workspace, 'generated', name), files)
  return `${name}: ${files.size} files, ${changed} changed, ${((performance.now() - started) / 1000).toFixed(2)} s\n`
}

/** Generates the files of the workflows. Runs after the contracts, so that nothing is written for an invalid contract. */
async function generateFlows(): Promise<string> {
  const contract = await bundleContract(path.join(workspace, 'agency.yaml'))
  const files = await generateWorkflows(
    path.join(workspace, 'workflows'),
    contract,
    path.join(workspace, 'redocly.yaml'),
  )
  return `workflows: ${files.size} files, ${writeFolder(path.join(workspace, 'generated/workflows'), files)} changed\n`
}

try {
  const lines = await Promise.all(contracts.map(generate))
  const changedReferences = writeFolder(path.join(workspace, 'generated/reference'), printReference())
  process.stdout.write([...lines, await generateFlows(), `reference: ${changedReferences} changed\n`].join(''))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
