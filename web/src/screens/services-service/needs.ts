import { need } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { recordRequest } from '../../parts/offers/offer-requests.ts'

/** The record of the service. */
export const needs = ({ service = '' }: Record<string, string>): Need[] => [need('serviceView', recordRequest(service))]
