/** Formats epoch milliseconds as RFC 3339 in UTC. */
export const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString()
