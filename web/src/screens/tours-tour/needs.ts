import { need } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { tourRequest } from './request.ts'

export const needs = ({ tour = '' }: Record<string, string>): Need[] => [need('tourView', tourRequest(tour))]
