declare module 'undici/lib/core/connect.js' {
  import type { buildConnector } from 'undici'

  const build: typeof buildConnector
  export default build
}

declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici'

  const constructor: typeof Pool
  export default constructor
}
