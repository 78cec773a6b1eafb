import type { ComponentProps } from 'react'
import { later } from '../../../../parts/later.ts'
import type { PlanTable as Table } from './PlanTable.tsx'

const load = () => import('./PlanTable.tsx').then((module) => module.PlanTable)

/** A table of plans, whose code comes while the plans are asked for. */
export const PlanTable = later<ComponentProps<typeof Table>>(load)
export const fetchPlanTable = () => void load().catch(() => undefined)
