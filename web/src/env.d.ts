/** Variables of `import.meta.env` that our build defines, in addition to Vite's. */
interface ImportMetaEnv {
  /** Base URL of the gateway for the browser; `/api` by default. */
  readonly VITE_API_BASE?: string
  /** True in the build that runs gateway and mocks inside the page. */
  readonly VITE_DEMO: boolean
}
