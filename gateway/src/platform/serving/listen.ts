import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListenAddress } from '../../config/server-config.ts'

/** Opens a port and returns its number. Rejects with the system's error, such as `EADDRINUSE`. */
export function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
