import type { Answer, Schema } from '../api/operations.ts'

const text = (en: string, ar = '') => [{ lang: 'en', value: en }, ...(ar ? [{ lang: 'ar', value: ar }] : [])]
const named = (id: string, en: string, ar?: string) => ({ id, name: text(en, ar) })

const facts = (id: string, en: string, parent?: Schema<'LocationName'>): Schema<'LocationFacts'> => ({
  ...named(id, en),
  type: 4,
  geolocation: { latitude: 36.2, longitude: 29.64 },
  picture: { id: `place-${id}.svg`, width: 1600, height: 1200 },
  hotels: 4,
  ...(parent && { parent }),
})

const TURKIYE = named('turkiye', 'Türkiye', 'تركيا')
const ANTALYA = named('antalya', 'Antalya', 'أنطاليا')

const PLACE: Schema<'LocationRecord'> = {
  facts: { ...facts('kas', 'Kaş', ANTALYA), name: text('Kaş', 'كاش') },
  description: text('White houses above a small harbour. </script>', 'بيوت بيضاء فوق ميناء صغير.'),
  lineage: [TURKIYE, ANTALYA],
  children: [facts('kaputas', 'Kaputaş', named('kas', 'Kaş'))],
  pictures: [{ id: 'place-kas-2.svg', width: 1600, height: 1200 }],
  airport: { code: 'DLM', name: text('Dalaman Airport'), kilometres: 95 },
  climate: [17, 16, 16, 18, 21, 24, 27, 28, 26, 24, 21, 18].map((sea, month) => ({ air: 15, sea, rain: month })),
}

/** Responses of the operations for places and content pages, in tests. */
export const READING_ANSWERS = {
  locationView: { record: PLACE } satisfies Answer<'locationView'>,
  locationList: {
    records: [facts('antalya', 'Antalya', TURKIYE), facts('kas', 'Kaş', ANTALYA)],
    stats: { totalRecord: 62, currentPage: 1, pageCount: 3, pageSize: 30 },
  } satisfies Answer<'locationList'>,
  countryList: {
    records: ['turkiye', 'greece'].map((id) => ({
      ...named(id, id),
      code: 'TR',
      picture: { id: `place-${id}.svg`, width: 1600, height: 1200 },
      locations: 30,
      hotels: 40,
    })),
  } satisfies Answer<'countryList'>,
  pageView: {
    record: {
      url: 'about',
      title: text('About us', 'من نحن'),
      body: text(
        '<h2>What we do</h2><p onclick="alert(1)">We sell rooms.</p><script>alert(2)</script><h2>How</h2><p>By phone.</p><h2>Where</h2><p>Kaş</p>',
      ),
      format: 'html',
      version: '2026-01-15',
    },
  } satisfies Answer<'pageView'>,
}
