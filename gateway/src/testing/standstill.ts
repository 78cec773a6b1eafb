import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Blocks the event loop, as a bug or a pause of the machine would. */
export function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/**
 * Runs a function in the phase of the event loop that reads the network. After this phase, due timers run before the
 * network is read again. Resolves with the result of the function.
 */
export async function whileReading<T>(run: () => Promise<T>): Promise<T> {
  const server = createServer((socket) => void socket.on('error', () => undefined).write('something'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
  try {
    return await new Promise<T>((resolve) => void caller.once('data', () => resolve(run())))
  } finally {
    caller.destroy()
    server.close()
  }
}
