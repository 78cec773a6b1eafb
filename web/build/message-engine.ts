import type { Plugin } from 'vite'

const CLASS = /^var IntlMessageFormat = (class IntlMessageFormat \{[\s\S]*?^\});$/m

/**
 * Lets the bundler drop the class of intl-messageformat, whose function `formatToParts` is all that the storefront
 * calls (decision 42.1). The class fills its static properties when it is defined, so the bundler takes it and the
 * packages that only it needs for used. Marked as free of side effects it goes.
 */
export const engineWithoutClass: Plugin = {
  name: 'engine-without-class',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/intl-messageformat\/index\.js$/ },
    handler(code) {
      if (!CLASS.test(code)) throw new Error('intl-messageformat has no such class any more: nothing is dropped')
      return code.replace(CLASS, 'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();')
    },
  },
}
