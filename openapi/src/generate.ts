import { existsSync } from 'node:fs'
import path from 'node:path'
import { ContractError } from './generate/contract-error.ts'
import { generateContract } from './generate/contract.ts'
import { writeFolder } from './generate/write.ts'

const room = path.resolve(import.meta.dirname, '..')
const contracts = ['agency', 'provider'].filter((name) => existsSync(path.join(room, `${name}.yaml`)))

try {
  for (const name of contracts) {
    const started = performance.now()
    const files = await generateContract(name, path.join(room, `${name}.yaml`), path.join(room, 'redocly.yaml'))
    const changed = writeFolder(path.join(room, 'generated', name), files)
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    process.stdout.write(`${name}: ${files.size} files, ${changed} changed, ${seconds} s\n`)
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
