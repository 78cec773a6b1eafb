import { text, type AllWords } from '../../basics/texts.ts'
import type { WaySeed } from './service-seed.ts'

/** A boat that is let as a whole. */
export const WHOLE: readonly [WaySeed] = [
  { id: 'whole', name: ['The whole boat', 'القارب كاملًا', 'Teknenin tamamı', 'Das ganze Boot'], factor: 1000, stock: 1 },
]
/** A boat that is let by the cabin: so many double cabins and so many of the better kind. */
export const cabins = (double: number, master: number): readonly [WaySeed, WaySeed] => [
  {
    id: 'cabin',
    name: ['Double cabin', 'مقصورة مزدوجة', 'Çift kişilik kabin', 'Doppelkabine'],
    factor: 1000,
    stock: double,
  },
  {
    id: 'master',
    name: ['Master cabin', 'المقصورة الرئيسية', 'Master kabin', 'Eignerkabine'],
    factor: 1300,
    stock: master,
  },
]

const stop = (...words: AllWords) => text(words)
/** Bays and harbours of the routes. */
export const GOCEK = stop('Göcek islands', 'جزر غوجك', 'Göcek adaları', 'Inseln von Göcek')
export const LAGOON = stop('Ölüdeniz', 'أولودنيز', 'Ölüdeniz', 'Ölüdeniz')
export const KALKAN = stop('Kalkan', 'كالكان', 'Kalkan', 'Kalkan')
export const KAS = stop('Kaş', 'كاش', 'Kaş', 'Kaş')
export const KEKOVA = stop('Kekova', 'كيكوفا', 'Kekova', 'Kekova')
export const ORAK = stop('Orak island', 'جزيرة أوراك', 'Orak Adası', 'Insel Orak')
export const SEDIR = stop('Sedir island', 'جزيرة سدير', 'Sedir Adası', 'Insel Sedir')
export const DATCA = stop('Datça', 'داتشا', 'Datça', 'Datça')
export const KNIDOS = stop('Knidos', 'كنيدوس', 'Knidos', 'Knidos')
export const BOZBURUN = stop('Bozburun', 'بوزبورون', 'Bozburun', 'Bozburun')
export const EKINCIK = stop('Ekincik', 'إكينجيك', 'Ekincik', 'Ekincik')
