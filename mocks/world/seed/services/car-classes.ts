import type { AllWords } from '../../basics/texts.ts'

/** Kinds of cars, each with what one says about it; the model is "or similar", as everywhere. */
export const CLASSES = {
  mini: {
    name: ['Mini', 'سيارة صغيرة جدًا', 'Mini', 'Kleinstwagen'],
    line: [
      'Turns in any alley and fits into the gap that everybody else drives past.',
      'تستدير في أي زقاق وتدخل في الفراغ الذي يتجاوزه الجميع.',
      'Her sokakta döner, herkesin geçip gittiği boşluğa sığar.',
      'Wendet in jeder Gasse und passt in die Lücke, an der alle anderen vorbeifahren.',
    ],
  },
  economy: {
    name: ['Economy', 'سيارة اقتصادية', 'Ekonomik', 'Kleinwagen'],
    line: [
      'Four doors, a boot for two suitcases and little thirst.',
      'أربعة أبواب وصندوق لحقيبتين واستهلاك قليل.',
      'Dört kapı, iki valizlik bagaj ve az yakıt.',
      'Vier Türen, Platz für zwei Koffer und wenig Durst.',
    ],
  },
  compact: {
    name: ['Compact', 'سيارة متوسطة', 'Kompakt', 'Kompaktwagen'],
    line: [
      'Quiet at 120 and still short enough for a village square.',
      'هادئة على سرعة 120 وقصيرة بما يكفي لساحة القرية.',
      'Saatte 120’de sessiz, köy meydanına sığacak kadar kısa.',
      'Leise bei 120 und doch kurz genug für einen Dorfplatz.',
    ],
  },
  estate: {
    name: ['Estate', 'سيارة عائلية', 'Station vagon', 'Kombi'],
    line: [
      'Takes a pram, four suitcases and the watermelon from the roadside.',
      'تتسع لعربة طفل وأربع حقائب والبطيخة من جانب الطريق.',
      'Bebek arabası, dört valiz ve yol kenarından karpuz sığar.',
      'Nimmt Kinderwagen, vier Koffer und die Wassermelone vom Straßenrand.',
    ],
  },
  suv: {
    name: ['SUV', 'دفع رباعي', 'SUV', 'SUV'],
    line: [
      'High enough to see the sea over the wall, and at ease on gravel.',
      'عالية بما يكفي لرؤية البحر من فوق الجدار ومرتاحة على الحصى.',
      'Duvarın üstünden denizi görecek kadar yüksek, çakılda rahat.',
      'Hoch genug, um über die Mauer aufs Meer zu sehen, und auf Schotter gelassen.',
    ],
  },
  van: {
    name: ['Van for nine', 'حافلة صغيرة لتسعة', 'Dokuz kişilik van', 'Bus für neun'],
    line: [
      'Nine seats with belts and a row of luggage behind them; a car licence is enough.',
      'تسعة مقاعد بأحزمة وصف من الأمتعة خلفها، وتكفي رخصة سيارة.',
      'Kemerli dokuz koltuk ve arkasında bir sıra bagaj; B ehliyet yeter.',
      'Neun Sitze mit Gurt und dahinter eine Reihe Gepäck; der Autoführerschein genügt.',
    ],
  },
  luxury: {
    name: ['Luxury', 'سيارة فاخرة', 'Lüks', 'Oberklasse'],
    line: [
      'Leather, silence and a second driver free of charge.',
      'جلد وهدوء وسائق ثانٍ مجانًا.',
      'Deri, sessizlik ve ücretsiz ikinci sürücü.',
      'Leder, Stille und ein zweiter Fahrer ohne Aufpreis.',
    ],
  },
} as const satisfies Record<string, { name: AllWords; line: AllWords }>
