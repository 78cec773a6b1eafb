import type { DocsFiles, ReadingView } from '../files.ts'

const VIEW: ReadingView = {
  styles: '<style data-styled="true">.a{color:red}</style>',
  html: '<div><script>early()</script><p>Everything</p></div>',
  early: 'early()',
  bundle: '/docs/assets/redoc-1.js',
  definition: '/docs/assets/agency-1.json',
  options: '{"scrollYOffset":69}',
}

/** The built files, in memory. */
export const builtFiles: DocsFiles = {
  stylesheet: '/docs/assets/web/docs-1.css',
  console: { script: '/docs/assets/swagger-ui-1/bundle.js', style: '/docs/assets/swagger-ui-1/ui.css' },
  asset: async (path) =>
    path === '/docs/assets/redoc-1.js'
      ? {
          headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
          bytes: new TextEncoder().encode('export const hydrate = () => {}'),
        }
      : undefined,
  built: async (name) =>
    ({
      'agency.view.json': JSON.stringify(VIEW),
      'provider.view.json': JSON.stringify(VIEW),
      'agency.yaml': 'openapi: 3.1.0\n',
      'upstream-agency.yaml': 'openapi: 3.1.0\n',
      'upstream-provider.yaml': 'openapi: 3.1.0\n',
      'book-a-hotel.ts': 'const agency = 1\n',
    })[name],
}

/** No built files. */
export const nothingBuilt: DocsFiles = {
  ...builtFiles,
  stylesheet: undefined,
  asset: async () => undefined,
  built: async () => undefined,
}
