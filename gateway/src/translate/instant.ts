/** A moment in milliseconds since 1970 as the wire has it: RFC 3339, in UTC. */
export const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString()
