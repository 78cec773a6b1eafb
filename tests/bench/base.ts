// The baseline of all ratios: Node's own server with undici, which forwards requests without looking at them.
import { createServer } from 'node:http'
import { Pool } from 'undici'

const [upstream = '', port = '0'] = process.argv.slice(2)
const pool = new Pool(upstream, { connections: 64, pipelining: 1 })

const server = createServer((request, response) => {
  const path = `/agency${(request.url ?? '/').replace(/^\/api/, '')}`
  const { 'content-type': type = 'application/json', accept = '*/*' } = request.headers
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const body = method === 'POST' ? request : null
  const headers = body ? { accept, 'content-type': type } : { accept }
  pool
    .stream({ path, method, headers, body }, ({ statusCode, headers: from }) => {
      const { 'content-length': length = '0', 'content-type': kind = 'application/json' } = from
      return response.writeHead(statusCode, { 'content-type': String(kind), 'content-length': String(length) })
    })
    .catch(() => response.writeHead(502).end())
})
server.keepAliveTimeout = 60_000
server.listen(Number(port), '127.0.0.1', () => process.send?.({ port: Number(port) }))
