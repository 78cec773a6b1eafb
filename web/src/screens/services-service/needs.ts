import { need } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { serviceRequest } from './request.ts'

export const needs = ({ service = '' }: Record<string, string>): Need[] => [
  need('serviceView', serviceRequest(service)),
]
