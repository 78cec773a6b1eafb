import type { Schema } from '../../api/operations.ts'
import type { Block } from '../../domain/content/block.ts'
import { contentOf, plainContent } from '../../domain/content/content.ts'

/** The names in double braces that a contract gets from a booking. */
const NAMES = /\{\{[^{}]{1,60}\}\}/g

/** Shown in their place as long as there is no booking. */
const BLANK = '…………'

/** Whether a page is a contract with names to be filled in. */
export const hasBlanks = (text: string): boolean => text.search(NAMES) >= 0

/** The body of a page as a tree that can be shown: HTML passes the sanitiser, names to be filled in become blanks. */
export function pageBlocks(text: string, format: Schema<'ContentPage'>['format'], imageBase: string): Block[] {
  const shown = text.replace(NAMES, BLANK)
  return format === 'html' ? contentOf(shown, { imageBase }) : plainContent(shown)
}
