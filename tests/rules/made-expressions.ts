import { load } from '@rota/openapi/agency/validators'
import { parentPort } from 'node:worker_threads'
import type { Expression } from './expressions.ts'

// Runs in a thread of its own, where nothing is loaded yet, and reports the
// expressions that validators build from strings.

const Plain = globalThis.RegExp
const made: Omit<Expression, 'where'>[] = []
globalThis.RegExp = class extends Plain {
  constructor(pattern: string | RegExp, flags?: string) {
    super(pattern, flags)
    made.push({ source: this.source, flags: this.flags })
  }
} as RegExpConstructor
await load.orderInitialize()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(made)
