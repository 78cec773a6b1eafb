import { isEmail } from '../people/email.ts'
import type { Problem } from '../problem.ts'

/** The two details that together prove who made a booking (decision 26.1). */
export type Proof = { number: string; email: string }
export type ProofField = keyof Proof

/** The problems of a proof, checked before the request. `find.email.required` is 'Enter e-mail please'. */
export function checkProof({ number, email }: Proof): Problem<ProofField>[] {
  const wrongNumber = number.trim() === '' ? 'find.number.required' : 'find.number.invalid'
  const wrongEmail = email.trim() === '' ? 'find.email.required' : 'find.email.invalid'
  return [
    ...(/^[A-Za-z0-9 -]{1,40}$/.test(number.trim()) ? [] : [{ field: 'number', problem: wrongNumber } as const]),
    ...(isEmail(email.trim()) ? [] : [{ field: 'email', problem: wrongEmail } as const]),
  ]
}
