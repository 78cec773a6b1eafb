import type { Difference, Finding, Unasked } from './finding.ts'

/** A call that takes more than this share of its deadline is called slow. */
const SLOW_SHARE = 0.5

/** The report for a person: first the operations that differ, then those that could not be judged, then the settings. */
export function reportOf(findings: readonly Finding[]): string {
  const withOutcome = (outcome: Finding['outcome']) => findings.filter((finding) => finding.outcome === outcome)
  const paragraphs = [
    ...withOutcome('differs').map(differenceText),
    headedList('No response that can be read; no setting helps', withOutcome('failed'), reasonLine),
    headedList('Refused, so nothing is known about the shape', withOutcome('refused'), reasonLine),
    headedList('Keeps the contract', withOutcome('keeps'), nameOf),
    headedList('Slow: more than half of the deadline', findings.filter(isSlow), timeLine),
    ...UNASKED.map(([unasked, title]) =>
      headedList(
        title,
        findings.filter((finding) => finding.unasked === unasked),
        nameOf,
      ),
    ),
    `Begin with\n  ${settingsFor(findings)}`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

const UNASKED: readonly (readonly [Unasked, string])[] = [
  [
    'needs-session',
    'Not asked, because it belongs to a session: AGENCY_SESSION is the id of one, or --writes starts one',
  ],
  ['needs-writes', 'Not asked without --writes, because it creates or changes something'],
  ['never', 'Never asked, because it books, pays, cancels or sends a letter'],
]

/**
 * The exit code: 0 if every response keeps the contract, 1 if one differs or cannot be read, 2 if there was none to
 * judge.
 */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (outcome: Finding['outcome']) => findings.some((finding) => finding.outcome === outcome)
  if (!has('keeps') && !has('differs')) return 2
  return has('differs') || has('failed') ? 1 : 0
}

/**
 * The value of `ANSWER_CHECKS` to begin with: `report` for operations whose responses the default would refuse, and for
 * those without a judged response. Operations whose response keeps the contract stay checked.
 */
export function settingsFor(findings: readonly Finding[]): string {
  const names = new Set(
    findings
      .filter(({ outcome, byDefault }) => outcome !== 'keeps' && (outcome !== 'differs' || byDefault === 'refused'))
      .map(({ operationId }) => `${operationId}=report`),
  )
  return names.size === 0
    ? 'ANSWER_CHECKS unset: all responses keep the contract'
    : `ANSWER_CHECKS='${[...names].join(', ')}'`
}

const DEFAULTS = {
  forwarded: 'By default it is forwarded and logged.',
  mended: 'By default the invalid parts are left out, and the rest is forwarded.',
  refused: 'By default the gateway refuses it with 502.',
} as const

function differenceText(finding: Finding): string {
  const { status, differences, byDefault = 'refused', logged } = finding
  const lines = differences.map((difference) => `    ${placeOf(difference)}`)
  const logLines = logged.map(({ event, places }) => `    ${event} ${places.join(' ')}`)
  const prices = differences.some(({ isPrice }) => isPrice)
  return [
    `${nameOf(finding)} differs (${status}). ${DEFAULTS[byDefault]}`,
    ...lines,
    ...(prices ? ['  A price is among them: with `report`, visitors would see it unchecked.'] : []),
    '  Mode `report` would log',
    ...logLines,
  ].join('\n')
}

const placeOf = ({ pointer, detail, times, isAssumed }: Difference) =>
  [
    pointer === '' ? '(the whole response)' : pointer,
    detail,
    ...(times > 1 ? [`(${times} times)`] : []),
    ...(isAssumed ? ['(assumed shape)'] : []),
  ].join(' ')

const nameOf = ({ upstream, operationId }: Finding) => (upstream === 'agency' ? operationId : `provider ${operationId}`)
const reasonLine = (finding: Finding) =>
  [nameOf(finding), finding.status, finding.reason].filter((part) => part !== undefined).join(' ')
const timeLine = (finding: Finding) =>
  `${nameOf(finding)} ${Math.round(finding.duration ?? 0)} of ${finding.deadline} ms`
const isSlow = ({ duration = 0, deadline = Infinity }: Finding) => duration > deadline * SLOW_SHARE

function headedList(title: string, findings: readonly Finding[], line: (finding: Finding) => string): string {
  return findings.length === 0
    ? ''
    : [`${title} (${findings.length})`, ...findings.map((it) => `  ${line(it)}`)].join('\n')
}
