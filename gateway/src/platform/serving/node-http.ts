/**
 * Node's server, without the client beside it: an import statement reads every export of the module, and one of them loads
 * Node's own fetch, which costs as much as a twentieth of a start.
 */
export const { createServer, METHODS, STATUS_CODES } = process.getBuiltinModule('node:http')
