declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici'

  const constructor: typeof Pool
  export default constructor
}
