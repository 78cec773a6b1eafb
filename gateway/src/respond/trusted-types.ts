/** CSP directives with which browsers refuse scripts that turn text into HTML or code. */
export const NO_HTML_FROM_TEXT = { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }
