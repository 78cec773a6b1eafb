/**
 * Node's HTTP server without its client. An import statement reads every export of the module, and one of them loads
 * Node's fetch, which takes a twentieth of the start.
 */
export const { createServer, METHODS, STATUS_CODES } = process.getBuiltinModule('node:http')
