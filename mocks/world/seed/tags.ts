import type { AllWords } from '../basics/texts.ts'

/** What tours and services can be found by besides their kind and place. */
export const TAGS = {
  history: ['History', 'تاريخ', 'Tarih', 'Geschichte'],
  nature: ['Nature', 'طبيعة', 'Doğa', 'Natur'],
  sea: ['Sea', 'بحر', 'Deniz', 'Meer'],
  adventure: ['Adventure', 'مغامرة', 'Macera', 'Abenteuer'],
  food: ['Food', 'مذاقات', 'Lezzet', 'Genuss'],
  culture: ['Culture', 'ثقافة', 'Kültür', 'Kultur'],
  family: ['With children', 'مع الأطفال', 'Çocuklarla', 'Mit Kindern'],
  winter: ['Winter', 'شتاء', 'Kış', 'Winter'],
  photography: ['For photographers', 'للمصورين', 'Fotoğrafçılara', 'Für Fotografen'],
  walking: ['On foot', 'سيرًا على الأقدام', 'Yürüyerek', 'Zu Fuß'],
  music: ['Music', 'موسيقى', 'Müzik', 'Musik'],
  road: ['On the road', 'على الطريق', 'Yollarda', 'Unterwegs'],
} as const satisfies Record<string, AllWords>

export type TagId = keyof typeof TAGS
