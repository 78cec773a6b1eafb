import { expect, test } from 'vitest'
import { assetsOf } from './pages-node.ts'

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_core.js'], css: ['assets/index-1.css'] },
  '_core.js': { file: 'assets/core-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['index.html'], css: ['assets/card-1.css'] },
  'src/screens/home/home.tsx': {
    file: 'assets/home-1.js',
    imports: ['index.html', '_card.js'],
    css: ['assets/home-1.css'],
  },
  'src/screens/cart/cart.tsx': { file: 'assets/cart-1.js', imports: ['index.html'] },
  'src/i18n/compiled/ar.json': { file: 'assets/ar-1.js' },
}

const TEXTS = new Map(['index', 'card', 'home'].map((name) => [`assets/${name}-1.css`, `.${name}{}`]))

test('a page loads the entry, and preloads its screen, its language and their imports once each', () => {
  expect(assetsOf(MANIFEST, TEXTS)(['src/screens/home/home.tsx', 'src/i18n/compiled/ar.json'])).toEqual({
    scripts: ['/assets/index-1.js'],
    styles: [
      { href: '/assets/index-1.css', text: '.index{}' },
      { href: '/assets/card-1.css', text: '.card{}' },
      { href: '/assets/home-1.css', text: '.home{}' },
    ],
    preloads: ['/assets/core-1.js', '/assets/card-1.js', '/assets/home-1.js', '/assets/ar-1.js'],
  })
})

test('a module that the build does not know is left out', () => {
  expect(assetsOf(MANIFEST, TEXTS)(['src/gone.tsx']).preloads).toEqual(['/assets/core-1.js'])
})
