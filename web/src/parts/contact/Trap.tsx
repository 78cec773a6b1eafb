import type { RefObject } from 'react'

/** A field that people neither see nor reach: only a program that fills in every field writes in it (decision 40.8). */
export const Trap = ({ ref }: { ref: RefObject<HTMLInputElement | null> }) => (
  <input ref={ref} name="website" type="text" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
)
