// `npm run conform`: asks a real upstream through the contract and prints where it differs (decision 1.8).
import Pool from 'undici/lib/dispatcher/pool.js'
import { systemClock } from '../clock.ts'
import { conform } from '../conform/conform.ts'
import type { Send } from '../conform/target.ts'
import { exitCodeOf, reportOf } from '../conform/report.ts'
import { ConfigError } from '../config/config-error.ts'
import { connectorWithin } from './calling/connector.ts'
import { dispatch, splitUrl } from './calling/dispatch.ts'
import { agencySentence, readArguments, USAGE } from './conform-arguments.ts'

/** Sends calls over one connection per origin, which is enough because calls are sent one after the other. */
function openSender(): { send: Send; close: () => Promise<void> } {
  const pools = new Map<string, InstanceType<typeof Pool>>()
  const poolAt = (origin: string, connect: number) => {
    const pool = pools.get(origin) ?? new Pool(origin, { connections: 1, connect: connectorWithin(connect) })
    pools.set(origin, pool)
    return pool
  }
  return {
    send: (wire) => dispatch(poolAt(splitUrl(wire.url).origin, wire.deadlines.connect), wire),
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  }
}

async function main(): Promise<number> {
  const conformArguments = readArguments(process.argv.slice(2), process.env)
  process.stdout.write(agencySentence(conformArguments))
  const { send, close } = openSender()
  const { writes, ...upstreams } = conformArguments
  const findings = await conform(upstreams, { send, clock: systemClock, writes }, systemClock.now())
  await close()
  process.stdout.write(reportOf(findings))
  return exitCodeOf(findings)
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.problems.join('\n')}\n\n${USAGE}`)
  return 2
})
