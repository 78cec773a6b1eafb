import type { Dispatcher } from 'undici'
import { CallError, type WireAnswer, type WireRequest } from '../../ports/platform.ts'

/**
 * Sends one request through a pool; undici's dispatch, because its promises cost a fifth more (decision 15.5). Timers
 * are our own: undici's are a second apart. A call that is given up frees its connection at once.
 */
export function dispatch(pool: Dispatcher, wire: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let controller: Dispatcher.DispatchController | undefined
    let status = 0
    let headers: Record<string, string> = {}
    let size = 0
    let isSent = false
    let isOver = false
    const expiresAt = performance.now() + wire.deadlines.total

    const giveUp = (reason: CallError['reason']) => {
      if (isOver) return
      const error = new CallError(reason, isSent)
      end()
      reject(error)
      controller?.abort(error)
    }
    const late = () => giveUp('timeout')
    const gone = () => giveUp('cancelled')
    // One timer, for whatever ends first: until the first byte, then until the end.
    let timer = setTimeout(late, Math.min(wire.deadlines.firstByte, wire.deadlines.total))
    const end = () => {
      isOver = true
      clearTimeout(timer)
      wire.signal?.removeEventListener('abort', gone)
    }
    if (wire.signal?.aborted) return gone()
    wire.signal?.addEventListener('abort', gone)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started
        // It waited for a connection until its caller had gone.
        if (isOver) return started.abort(new CallError('cancelled', false))
        // The loop has stood still, and the timer that gives it up is still to come (G5).
        if (performance.now() >= expiresAt) return late()
        isSent = true
      },
      onResponseStart(_controller, code, incoming) {
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(late, Math.max(0, expiresAt - performance.now()))
        status = code
        headers = flat(incoming)
        if (Number(headers['content-length']) > wire.limit) giveUp('too-large')
      },
      onResponseData(_controller, chunk) {
        size += chunk.length
        if (size > wire.limit) giveUp('too-large')
        else chunks.push(chunk)
      },
      onResponseEnd() {
        if (isOver) return
        end()
        resolve({ status, headers, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size) })
      },
      onResponseError(_controller, error) {
        if (isTooLarge(error)) return giveUp('too-large')
        giveUp(isSent ? 'broken' : 'unavailable')
      },
    }
    const { method, body = null } = wire
    const { path } = splitUrl(wire.url)
    pool.dispatch({ path, method, headers: wire.headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler)
  })
}

/** Headers pass 16 KiB (F11). */
const isTooLarge = (error: Error) => 'code' in error && error.code === 'UND_ERR_HEADERS_OVERFLOW'

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const plain: Record<string, string> = {}
  for (const name in headers) plain[name.toLowerCase()] = String(headers[name])
  return plain
}

/** Origin and target of an address that is built here: encoded already, so that it need not be parsed. */
export function splitUrl(url: string): { origin: string; path: string } {
  const at = url.indexOf('/', url.indexOf('//') + 2)
  return at === -1 ? { origin: url, path: '/' } : { origin: url.slice(0, at), path: url.slice(at) }
}
