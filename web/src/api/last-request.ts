let latestRequestId: string | undefined

/** Notes the request id of a response, for an error that has no id of its own. */
export function noteRequest(headers: Headers): void {
  latestRequestId = headers.get('x-request-id') ?? latestRequestId
}

/** The request id of the latest response of the gateway; undefined before the first. */
export const lastRequestId = (): string | undefined => latestRequestId
