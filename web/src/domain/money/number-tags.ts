/**
 * The languages whose numbers are written for a tag, the first that the browser knows. Chromium knows no Albanian; its
 * numbers are those of Bulgarian (decision 31.6).
 */
export const numberTags = (tag: string): string[] => [tag, 'bg']
