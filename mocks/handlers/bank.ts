import { http, HttpResponse, type HttpHandler } from 'msw'
import type { World } from '../world/world.ts'

export const bankHandlers = (_world: World, _base: string): HttpHandler[] => []

export const ledgerHandler = (world: World, base: string): HttpHandler =>
  http.get(`${base}/ledger`, () => HttpResponse.json({ captures: world.payments.captures() }))
