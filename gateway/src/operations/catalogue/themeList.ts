import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import type { Operation } from '../../ports/context.ts'

const records = themes.map(({ id, key, icon, name }) => ({
  id,
  key,
  icon,
  name: Object.entries(name).map(([lang, value]) => ({ lang, value })),
}))

/** The named themes, ids 1 to 11 (decision 18.7), from reference data. */
export const handle: Operation<'themeList'> = async () => ({ status: 200, body: { records } })
