import { need } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { recordRequest } from '../../parts/offers/offer-requests.ts'

/** The record of the tour. */
export const needs = ({ tour = '' }: Record<string, string>): Need[] => [need('tourView', recordRequest(tour))]
