import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scene, SCENE_KINDS, SCENE_PALETTES, type SceneKind } from './scene.ts'

const SEEDS = [1, 2, 3, 5, 8, 13]

/**
 * The first 12 digits of SHA-256 per kind and seed, in the order above, over the pictures in all palettes joined by
 * line feeds. While these hashes hold, every record keeps its picture.
 */
const KNOWN: Readonly<Record<SceneKind, string>> = {
  'seaside-hotel': '4bdb9beac1f3 65004fa9c5ce 10ca16a7deaf 40135dff3d4c 38d18484890b 4d608acf1051',
  'infinity-pool': '2d533f5d5312 a840b155c049 b8d4c7354c7a 3f20d2c1aa2e d019ce7b12b9 4ef05cf691d2',
  'gulet-bay': '9849ea456745 5948c1673a87 6409d5dfca47 79c4b5ad26a8 20c7309cc480 32d12737a2bf',
  balloons: 'c4c1ff00733c 95c9589de9c6 a6dd7cd2bbd4 5d12e45ef89d 20d96f98920a f53fb49701a2',
  'old-town': '7e134fd77c8f 0f6b27548124 8e9cb76b91b0 245d9c4687cd 333e84338020 5a995313b99b',
  'mosque-dusk': 'bc56baf2f7e7 ca6e9b988c7f db1088198a68 54a2ee2506ac 6c3b1fa4c68c 70e5db5b0221',
  aircraft: 'addd7fb3bea8 b4832ecab0c1 1913062c1b18 93dc257364a1 10cf0bf7c206 190053d49a1a',
  'coastal-road': '2684bb552f2c 3090ccec4032 6517be29a945 454c460e2e2c 4c4673d6bf8c 31705f80f3c5',
  'caravan-pines': 'b2ceeb83f6c7 b5752d61cfe5 5cf294987146 a2249c130d0a 93d43b870ceb 582daae3f042',
  ski: '26d700044b49 2b32114b627b 5238947d52ea f9d1d35a6d33 23ccd716a5e6 4436864fbb54',
  spa: '5af383f30cc2 5badc48177f9 e4c1ca17c78a 4f9eac84cb7f b71ab0ba6172 2c95166e967f',
  'hotel-room': '639c14de2123 a7883e3c88b4 b5a0b865c800 3f38e624ffa7 04a2173e2cb0 476302402904',
  beach: '654fa6a20713 f08918825f77 3cd0b2a55923 0c07cd0847f8 324f3cda7e35 4ab54a769339',
  theatre: '497aa1eb3c63 bc542c57e2f7 d083d87183fa 41d4449482c1 c1fc6624a3e3 c1c818bd238d',
  market: '3a575cab3123 d68a42d27a07 ab3c10dbf427 2d2df0ede471 5442bba67f5d de67ae9b385a',
  concert: '01d1310ab93a 54a84db02994 b0b1efb90916 20f87daa48e1 649bb05ec856 cb639552ec6f',
  'transfer-van': '0764e169fc7f 9c67d703d333 e290b4a76dae 00ebfbbe8ef4 0fe6eb3e5abd db4a591d1965',
  travertines: '8743d0887cb8 d93ea7fd83b6 89a1cb95a224 dfc9b541038d 837ab594460a 8d2873555efd',
  'lake-cabins': 'a4390ad2f22d 54313a5f138a 91bbf1b1b55f f4e8e03b9f23 180d1e2958e1 5b6f83cc2e30',
  'stone-town': '102297e582c5 caeb8482c99c 3132eed24114 15a9dcd6f13b 41344cc0f8f3 cfbbb7a2fd34',
  'small-car': '3936370a2ece a2a4fb27538d 111fd12a6c74 c6353cb8e8c2 8f68eed63d57 993b790769ee',
  saloon: 'd63a59bfc43f 55c1495801b8 b5c56681cd66 b0183065cace 4ff8a478ea69 00845819a085',
  'off-road': 'd8f271b5c67e 5a59b7fa86dc cdc52dede950 aa4e990b1301 96436338656b 0b80b3ad4a6f',
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
const drawn = new Map<string, readonly string[]>()

/** The pictures of a kind and seed, drawn once for all tests. */
function inAllPalettes(kind: SceneKind, seed: number): readonly string[] {
  const key = `${kind} ${seed}`
  const pictures = drawn.get(key) ?? SCENE_PALETTES.map((palette) => scene(kind, seed, palette))
  drawn.set(key, pictures)
  return pictures
}

test.each(SCENE_KINDS)('%s: the same arguments give the same bytes as ever', (kind) => {
  const hashes = SEEDS.map((seed) => hash(inAllPalettes(kind, seed).join('\n')))
  expect(hashes.join(' ')).toBe(KNOWN[kind])
})

test.each(SCENE_KINDS)('%s: every number is one, every reference has its definition, no id is used twice', (kind) => {
  for (const svg of SEEDS.flatMap((seed) => inAllPalettes(kind, seed))) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(references))
  }
})

test('no picture is heavier than 9 kB', () => {
  const sizes = SCENE_KINDS.flatMap((kind) => SEEDS.flatMap((seed) => inAllPalettes(kind, seed).map(byteLength)))
  expect(Math.max(...sizes)).toBeLessThan(9000)
})

const byteLength = (text: string): number => new TextEncoder().encode(text).length
