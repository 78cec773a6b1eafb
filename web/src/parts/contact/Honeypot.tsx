import type { RefObject } from 'react'

/** A honeypot: people neither see nor reach this field, so only a program that fills in every field fills it (40.8). */
export const Honeypot = ({ ref }: { ref: RefObject<HTMLInputElement | null> }) => (
  <input ref={ref} name="website" type="text" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
)
