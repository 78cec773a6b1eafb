import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Keeps the callers' view of today as the last release: what later ones are compared with, so that none breaks a client
 * without a new `info.version`. Run by `npm run release -w @rota/openapi`.
 */
const room = path.resolve(import.meta.dirname, '..')
mkdirSync(path.join(room, 'released'), { recursive: true })
copyFileSync(path.join(room, 'generated/agency/callers.json'), path.join(room, 'released/agency.json'))
