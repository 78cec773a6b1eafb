import { getResponse, type HttpHandler } from 'msw'

/** The response of the handler for the URL of a request; 501 if there is none. */
export const respondFrom = async (handlers: HttpHandler[], request: Request): Promise<Response> =>
  (await getResponse(handlers, request)) ?? Response.json({ title: 'No mock', status: 501 }, { status: 501 })
