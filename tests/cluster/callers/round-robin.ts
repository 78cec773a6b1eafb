import type { Send } from './visitors.ts'

/** Sends to these gateways in turn, without the load balancer, which may find one of them not ready for a moment. */
export function roundRobin(gateways: readonly { url: string }[]): Send {
  let turn = 0
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${gateways[turn++ % gateways.length]?.url}${pathname}${search}`, request))
  }
}
