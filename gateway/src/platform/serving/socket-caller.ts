import type { IncomingMessage, ServerResponse } from 'node:http'
import { LightAbortController, type AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Caller } from '../../ports/platform.ts'
import { readIncoming } from './incoming-body.ts'
import type { Bindings } from './listener.ts'
import { peerOf, type IsTrustedProxy } from './peer.ts'

/**
 * The caller of a request on a socket. It is a class, because an object literal would create its functions again for each
 * request.
 */
export class SocketCaller implements Caller {
  readonly method: string
  readonly target: string
  readonly #incoming: IncomingMessage
  readonly #outgoing: ServerResponse
  readonly #isTrustedProxy: IsTrustedProxy
  #signal: AbortSignalLike | undefined
  #address: string | undefined

  constructor({ incoming, outgoing, target }: Bindings, isTrustedProxy: IsTrustedProxy) {
    this.method = incoming.method ?? 'GET'
    this.target = target
    this.#incoming = incoming
    this.#outgoing = outgoing
    this.#isTrustedProxy = isTrustedProxy
  }

  header(name: string): string | undefined {
    const value = this.#incoming.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  get address(): string {
    return (this.#address ??= peerOf(this.#incoming, this.#isTrustedProxy))
  }

  lines(name: string): string[] {
    const { rawHeaders } = this.#incoming
    const lines: string[] = []
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const headerName = rawHeaders[i] ?? ''
      if (headerName.length === name.length && headerName.toLowerCase() === name) lines.push(rawHeaders[i + 1] ?? '')
    }
    return lines
  }

  get signal(): AbortSignalLike {
    return (this.#signal ??= abortOnClose(this.#outgoing))
  }

  async body(limit: number): Promise<{ bytes: Uint8Array; complete: boolean }> {
    const { headers } = this.#incoming
    if (headers.expect !== undefined) {
      if (Number(headers['content-length'] ?? 0) > limit) return { bytes: new Uint8Array(), complete: false }
      this.#outgoing.writeContinue()
    }
    return readIncoming(this.#incoming, limit)
  }
}

function abortOnClose(outgoing: ServerResponse): AbortSignalLike {
  const controller = new LightAbortController()
  if (outgoing.destroyed) controller.abort()
  else outgoing.once('close', () => outgoing.writableFinished || controller.abort())
  return controller
}
