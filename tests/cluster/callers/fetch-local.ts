import { request } from 'undici'

/** Sends a request to a name below localhost, which not every machine looks up. Follows no redirect. */
export async function fetchLocal(asked: Request): Promise<Response> {
  const { host, port, pathname, search } = new URL(asked.url)
  const method = asked.method === 'POST' ? 'POST' : 'GET'
  const body = method === 'POST' ? await asked.text() : null
  const headers = { ...Object.fromEntries(asked.headers), host }
  const { signal } = asked
  const answer = await request(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body, signal })
  const pairs = Object.entries(answer.headers).map(([name, value = '']): [string, string] => [name, String(value)])
  return new Response(await answer.body.text(), { status: answer.statusCode, headers: pairs })
}
