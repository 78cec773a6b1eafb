import { expect, test } from 'vitest'
import { partsOf } from './redoc-parts.ts'

const PAGE = `<html><head><style>body{}</style><style data-styled="true">.a{}</style></head><body>
<div id="redoc"><div><script>choose()</script><a class="b" href="/search-site" data-discover="true">Site</a><img src="https://cdn.redoc.ly/redoc/logo-mini-full.svg"/></div></div>
<script type="module">
const{hydrate}=(()=>{return{hydrate(){}, logo:"https://cdn.redoc.ly/redoc/logo-mini-full.svg"}})();export{hydrate};

const __redoc_definition = {"openapi":"3.1.0"};
const __redoc_options = {"skipBundle":true};

hydrate(__redoc_definition, __redoc_options, document.getElementById('redoc'));
</script></body></html>`

test('splits a page of Redoc, with fragments as menu links and without its logo', () => {
  const parts = partsOf(PAGE)
  expect(parts.styles).toBe('<style data-styled="true">.a{}</style>')
  expect(parts.html).toBe(
    `<div><script>${parts.early}</script><a class="b" href="#/search-site">Site</a><img src="data:,"/></div>`,
  )
  expect(parts.bundle).toMatch(/^const\{hydrate\}=[\s\S]*export\{hydrate\};$/)
  expect(parts.bundle).not.toContain('cdn.redoc.ly')
  expect(JSON.parse(parts.definition)).toEqual({ openapi: '3.1.0' })
  expect(JSON.parse(parts.options)).toEqual({ skipBundle: true })
})

test('fails for a page with another structure', () => {
  expect(() => partsOf(PAGE.replace('__redoc_definition', '__definition'))).toThrow('The page of Redoc has no')
})
