let last: string | undefined

/** Notes the id of the latest response, for an error that names none of its own. */
export function noteRequest(headers: Headers): void {
  last = headers.get('x-request-id') ?? last
}

/** The request id of the latest response of the gateway; undefined before the first. */
export const lastRequestId = (): string | undefined => last
