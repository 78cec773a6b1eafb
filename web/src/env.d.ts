/** What the build writes into `import.meta.env`, beside what Vite does. */
interface ImportMetaEnv {
  /** Where the browser finds the gateway; `/api` unless it is set. */
  readonly VITE_API_BASE?: string
  /** True in the build that carries gateway and mocks in the page. */
  readonly VITE_DEMO: boolean
}
