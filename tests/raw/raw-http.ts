import { connect } from 'node:net'

/** A response as received. */
export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
  /** Type of the problem; empty when the response is not one. */
  problem: string
}

/**
 * Sends bytes unchanged, where an HTTP client would normalize them, and returns everything received until the server
 * closes the connection.
 * @param from address of this machine to send from
 * @param isEnough whether what was received is enough; the connection is then left
 */
export function exchange(
  port: number,
  text: string,
  { from = '127.0.0.1', isEnough = (_received: Buffer): boolean => false } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text, 'latin1'))
    // A server that refuses a large body may reset the connection; the response before that counts.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)))
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      if (!isEnough(Buffer.concat(chunks))) return
      socket.destroy()
      resolve(Buffer.concat(chunks))
    })
    socket.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

function parse(bytes: Buffer): RawAnswer {
  const [head = '', ...rest] = bytes.toString('utf8').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  )
  const body = rest.join('\r\n\r\n')
  const problem = /"type":"\/docs\/errors\/([a-z-]+)"/.exec(body)?.[1] ?? ''
  return { status: Number(first.split(' ')[1]), headers, body, problem }
}

/** Sends a request with `Connection: close`. `host` is one or several whole header lines. */
export async function ask(
  port: number,
  { method = 'GET', target = '/', headers = [] as string[], host = `Host: localhost:${port}`, body = '' },
): Promise<RawAnswer> {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [`${method} ${target} HTTP/1.1`, host, 'Connection: close', ...headers, ...length].filter(Boolean)
  return parse(await exchange(port, Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`).toString('latin1')))
}
