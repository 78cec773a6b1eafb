import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { describe, expect, test, type TestContext } from 'vitest'

import type { Schemas } from '../ports/contract.ts'
import { type CardKind, FakeAgency, type FakeCall } from './testing/agency.ts'
import { CARD } from './testing/requests.ts'

/** Every step at which a payment can be interrupted, in the order of a successful one. */
const STEPS = ['begun', 'initialize-sent', 'handed-off', 'noted', 'asked', 'commit', 'commit-sent', 'booked']

/**
 * The only step after which it cannot be known whether the commit was sent, because the commit is recorded before its
 * first byte is sent.
 */
const COMMIT_RECORDED = 'commit'

class Died extends Error {}

interface Reply {
  id?: number
  value?: unknown
  error?: string
  step?: string
  ticked?: true
}

/** A gateway process, controlled by messages. Pending calls reject with `Died` when it is killed. */
function processOf(file: string, agencyUrl: string, killAt?: string) {
  const child = fork(new URL('testing/killable-process.ts', import.meta.url), [
    file,
    agencyUrl,
    ...(killAt ? [killAt] : []),
  ])
  const steps: string[] = []
  const replies = new Map<number, (reply: Reply) => void>()
  let tick = Promise.withResolvers<Reply>()
  child.on('message', (reply: Reply) => {
    if (reply.step) steps.push(reply.step)
    if (reply.id !== undefined) replies.get(reply.id)?.(reply)
    if (reply.ticked) {
      tick.resolve(reply)
      tick = Promise.withResolvers()
    }
  })
  const exited = once(child, 'exit')
  const died = exited.then(() => Promise.reject(new Died()))
  died.catch(() => undefined)
  return {
    steps,
    /** Resolves with the value, or with the name of the problem. */
    call(name: string, argument = ''): Promise<Reply> {
      const [id, reply] = [replies.size + 1, Promise.withResolvers<Reply>()]
      replies.set(id, reply.resolve)
      child.send({ id, name, argument }, () => undefined)
      return Promise.race([reply.promise, died])
    },
    ticked: () => Promise.race([tick.promise, died]),
    kill: () => void child.kill('SIGKILL'),
    async end(): Promise<void> {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** The agency as an HTTP server. `onCommit` is called when it has booked, before it responds. */
async function agencyServer(agency: FakeAgency, { onTestFinished }: TestContext, onCommit?: () => void) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const call = (await json(request)) as FakeCall
    const text = JSON.stringify(agency.answer(call))
    if (call.operationId === 'reservationComplete') onCommit?.()
    response.end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * A visitor who pays until it succeeds: repeats the request when the gateway dies, completes the bank's page, and tries
 * again when an attempt ends without money. The gateway is restarted whenever it dies: at a step, or during the commit,
 * when the agency has booked but not responded yet.
 */
async function visit(context: TestContext, card: CardKind, killAt?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rota-kill-'))
  context.onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'rota.sqlite')
  const agency = new FakeAgency()
  agency.card = card
  const onCommit = killAt === 'commit-booked' ? () => gateway.kill() : undefined
  const url = await agencyServer(agency, context, onCommit)
  let gateway = processOf(file, url, killAt)
  let deaths = 0
  let attempts = 1
  for (;;) {
    try {
      const outcome = await payAndCheck(gateway, agency, `key-00000000000${attempts}`)
      if (outcome === 'over') attempts++
      if (outcome === 'ended') break
    } catch (error) {
      if (!(error instanceof Died)) throw error
      deaths++
      gateway = processOf(file, url)
    }
  }
  const states = (await gateway.call('intents')).value as string[]
  const alerts = (await gateway.call('alerts')).value
  await gateway.end()
  return { agency, deaths, states, alerts, steps: gateway.steps, bytes: readFileSync(file, 'latin1') }
}

type Gateway = ReturnType<typeof processOf>

/** Pays, completes the bank's page and checks the payment. `over` means that the attempt has ended without money. */
async function payAndCheck(gateway: Gateway, agency: FakeAgency, key: string): Promise<'ended' | 'over' | 'going'> {
  const paid = await gateway.call('pay', key)
  const step = paid.value as Schemas['OrderStep'] | undefined
  // A finished booking cannot be quoted again; only the payment is left to check.
  const token = step?.paymentToken ?? (paid.error === 'wrong-step' ? agency.lastToken() : undefined)
  if (token === undefined) throw new Error(paid.error)
  const payment = (await gateway.call('status', token)).value as Schemas['Payment']
  if (payment.state === 'challenge') {
    agency.bankSaysYes(token)
    await gateway.call('wake', token)
  }
  const isPaid = payment.state === 'booked' || payment.state === 'pending'
  if (isPaid && (await gateway.call('running')).value === 0) return 'ended'
  if (payment.state === 'declined' || payment.state === 'expired') return 'over'
  await gateway.ticked()
  return 'going'
}

test('a successful payment takes every step at which the tests below kill the process', async (context) => {
  const { steps, deaths } = await visit(context, 'challenge')
  expect(deaths).toBe(0)
  expect([...new Set(steps)].filter((step) => step !== 'asked' && step !== 'captured').toSorted()).toEqual(
    STEPS.filter((step) => step !== 'asked').toSorted(),
  )
})

describe.each(['challenge', 'frictionless'] as const)('G2, %s: killed at', (card) => {
  const certainSteps = STEPS.filter((step) => step !== COMMIT_RECORDED && (card === 'challenge' || step !== 'noted'))

  test.concurrent.for([...certainSteps, 'commit-booked'])(
    '%s: charges once, books once and alerts nobody',
    async (step, context) => {
      const { agency, deaths, states, alerts, bytes } = await visit(context, card, step)
      expect(deaths).toBe(1)
      expect(agency.captures).toHaveLength(1)
      expect(agency.commits).toHaveLength(1)
      expect(states.filter((state) => state === 'committed')).toHaveLength(1)
      expect(alerts).toBe(0)
      expect(bytes).not.toContain(CARD.number)
    },
  )

  test.concurrent(`${COMMIT_RECORDED}: charges once, never sends the commit again, and makes a case for a person`, async (context) => {
    const { agency, deaths, states, alerts } = await visit(context, card, COMMIT_RECORDED)
    expect(deaths).toBe(1)
    expect(agency.captures).toHaveLength(1)
    expect(agency.commits).toEqual([])
    expect(states).toEqual(['pending'])
    expect(alerts).toBe(1)
  })
})
