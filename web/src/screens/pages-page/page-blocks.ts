import type { Schema } from '../../api/operations.ts'
import type { Block } from '../../domain/content/block.ts'
import { contentOf, plainContent } from '../../domain/content/content.ts'

/** The placeholders in double braces that a booking fills in a contract (decision 20.7). */
const PLACEHOLDERS = /\{\{[^{}]{1,60}\}\}/g

/** Replaces a placeholder, because the page has no booking to fill it. */
const BLANK = '…………'

/** Whether a page is a contract with placeholders. */
export const hasBlanks = (text: string): boolean => text.search(PLACEHOLDERS) >= 0

/** The body of a page as a tree of blocks (decision 33.9). Placeholders become blanks. */
export function pageBlocks(text: string, format: Schema<'ContentPage'>['format'], imageBase: string): Block[] {
  const shown = text.replace(PLACEHOLDERS, BLANK)
  return format === 'html' ? contentOf(shown, { imageBase }) : plainContent(shown)
}
