import { money } from '../../basics/money.ts'
import type { AllWords } from '../../basics/texts.ts'
import type { PlaceId } from '../places.ts'
import { CARAVAN_EXTRAS, CARAVAN_INCLUDED } from './included.ts'
import type { ServiceSeed, WaySeed } from './service-seed.ts'

/** With the usual deposit, or dearer and without one. */
const ways = (deposit: number): readonly [WaySeed, WaySeed] => [
  {
    id: 'basic',
    name: ['With deposit', 'مع تأمين مسترد', 'Depozitolu', 'Mit Kaution'],
    factor: 1000,
    stock: 3,
    deposit,
  },
  {
    id: 'calm',
    name: [
      'Without deposit or excess',
      'بلا تأمين ولا تحمّل',
      'Depozitosuz ve muafiyetsiz',
      'Ohne Kaution und Selbstbehalt',
    ],
    factor: 1220,
    stock: 3,
  },
]

interface Model {
  readonly id: string
  readonly name: AllWords
  readonly headline: AllWords
  readonly description: AllWords
  readonly place: PlaceId
  readonly base: number
  readonly berths: number
  readonly seats: number
  readonly licence: 'B' | 'BE' | 'C1'
  readonly gearbox?: 'manual' | 'automatic'
  readonly kilometresPerDay?: number
  readonly deposit: number
  readonly rating: readonly [number, number]
}

const caravan = ({
  base,
  berths,
  seats,
  licence,
  gearbox,
  kilometresPerDay,
  deposit,
  ...told
}: Model): ServiceSeed => ({
  ...told,
  tags: ['road', 'nature', 'family'],
  themes: [6, 10],
  season: 'sea',
  basis: 'service',
  per: 'day',
  base,
  ways: ways(deposit),
  capacity: berths,
  freeDays: 7,
  supply: 'usual',
  included: CARAVAN_INCLUDED,
  excluded: CARAVAN_EXTRAS,
  pictures: ['caravan-pines', 'coastal-road', 'beach'],
  palette: 'leaf',
  facts: {
    kind: 'caravan',
    berths,
    seats,
    licence,
    ...(gearbox && { gearbox }),
    ...(kilometresPerDay !== undefined && { kilometresPerDay }),
    deposit: money(deposit * 100),
  },
})

/** Campers and trailers of the agency. */
export const CARAVANS: readonly ServiceSeed[] = [
  caravan({
    id: '321',
    name: ['Camper van for two', 'كرافان صغير لشخصين', 'İki kişilik kamp minibüsü', 'Campingbus für zwei'],
    headline: [
      'Parks where a car parks',
      'يقف حيث تقف السيارة',
      'Arabanın park ettiği yere park eder',
      'Parkt, wo ein Auto parkt',
    ],
    description: [
      'A bed across the back, two burners, a cold box and solar panels that keep it running for three days. Low enough for the ferries and for the olive groves behind Kaş.',
      'سرير في الخلف وموقدان وصندوق تبريد وألواح شمسية تكفي ثلاثة أيام. منخفض بما يكفي للعبّارات ولبساتين الزيتون خلف كاش.',
      'Arkada bir yatak, iki ocak, soğuk kutu ve üç gün yeten güneş panelleri. Feribotlara ve Kaş’ın ardındaki zeytinliklere girecek kadar alçak.',
      'Ein Bett quer im Heck, zwei Flammen, Kühlbox und Solarzellen für drei Tage. Niedrig genug für Fähren und für die Olivenhaine hinter Kaş.',
    ],
    place: 'antalya',
    base: 3200,
    berths: 2,
    seats: 3,
    licence: 'B',
    gearbox: 'manual',
    kilometresPerDay: 250,
    deposit: 15000,
    rating: [9.2, 88],
  }),
  caravan({
    id: '322',
    name: [
      'Family camper with bunks',
      'كرافان عائلي بأسرّة طابقية',
      'Ranzalı aile karavanı',
      'Familienmobil mit Stockbetten',
    ],
    headline: ['Everybody has a window', 'لكل واحد نافذة', 'Herkesin bir penceresi var', 'Jeder hat ein Fenster'],
    description: [
      'Bunks for two children, a bed over the cab and a table that turns into one more. The awning is out in a minute; the shower is warm after ten.',
      'أسرّة طابقية لطفلين وسرير فوق المقصورة وطاولة تتحول إلى سرير آخر. تُفتح المظلة في دقيقة ويسخن ماء الدش في عشر.',
      'İki çocuğa ranza, sürücü üstünde yatak ve yatağa dönüşen bir masa. Tente bir dakikada açılır, duş on dakikada ısınır.',
      'Stockbetten für zwei Kinder, ein Bett über der Kabine und ein Tisch, der zum Bett wird. Die Markise ist in einer Minute draußen, die Dusche nach zehn warm.',
    ],
    place: 'izmir',
    base: 4900,
    berths: 6,
    seats: 6,
    licence: 'B',
    gearbox: 'manual',
    kilometresPerDay: 300,
    deposit: 20000,
    rating: [9.0, 132],
  }),
  caravan({
    id: '323',
    name: [
      'Motorhome with automatic gearbox',
      'منزل متنقل بناقل حركة آلي',
      'Otomatik vitesli motokaravan',
      'Wohnmobil mit Automatik',
    ],
    headline: [
      'Drives like a car, lives like a flat',
      'يُقاد كسيارة ويُسكن كشقة',
      'Araba gibi gider, daire gibi yaşanır',
      'Fährt wie ein Auto, wohnt wie eine Wohnung',
    ],
    description: [
      'Single beds that can be pushed together, a bathroom with a door that closes, and a heater for the highlands in October. The camera shows what is behind you; nothing is in front.',
      'سريران منفصلان يمكن ضمهما وحمّام بباب يُغلق ومدفأة لمرتفعات أكتوبر. تُظهر الكاميرا ما خلفك ولا شيء أمامك.',
      'Birleşebilen tek kişilik yataklar, kapısı kapanan bir banyo ve ekimde yaylalar için ısıtıcı. Kamera arkanızı gösterir, önünüz açıktır.',
      'Einzelbetten zum Zusammenschieben, ein Bad mit richtiger Tür und eine Heizung für das Hochland im Oktober. Die Kamera zeigt, was hinter Ihnen ist; vorn ist nichts.',
    ],
    place: 'istanbul',
    base: 6200,
    berths: 4,
    seats: 4,
    licence: 'B',
    gearbox: 'automatic',
    deposit: 25000,
    rating: [9.4, 61],
  }),
  caravan({
    id: '324',
    name: [
      'Big motorhome for seven',
      'منزل متنقل كبير لسبعة',
      'Yedi kişilik büyük motokaravan',
      'Großes Wohnmobil für sieben',
    ],
    headline: [
      'A garage for bicycles below the beds',
      'مرآب للدراجات تحت الأسرّة',
      'Yatakların altında bisiklet garajı',
      'Eine Garage für Räder unter den Betten',
    ],
    description: [
      'Over four tons: the driver needs class C1. Two toilets, a full oven and a lounge at the back with windows on three sides.',
      'يزيد على أربعة أطنان: يحتاج السائق إلى فئة C1. مرحاضان وفرن كامل وجلسة خلفية بنوافذ من ثلاث جهات.',
      'Dört tonun üstünde: sürücüye C1 sınıfı gerekir. İki tuvalet, tam boy fırın ve üç yanı pencereli bir arka salon.',
      'Über vier Tonnen: Der Fahrer braucht Klasse C1. Zwei Toiletten, ein ganzer Backofen und hinten eine Sitzecke mit Fenstern nach drei Seiten.',
    ],
    place: 'antalya',
    base: 8600,
    berths: 7,
    seats: 6,
    licence: 'C1',
    gearbox: 'automatic',
    kilometresPerDay: 350,
    deposit: 40000,
    rating: [8.8, 37],
  }),
  caravan({
    id: '325',
    name: [
      'Trailer to pull behind your car',
      'مقطورة خلف سيارتكم',
      'Arabanızın arkasına çekme karavan',
      'Wohnwagen zum Anhängen',
    ],
    headline: [
      'Leave it under the pines, keep the car',
      'اتركه تحت الصنوبر واحتفظ بالسيارة',
      'Çamların altında bırakın, araba sizde kalsın',
      'Unter den Kiefern lassen, das Auto behalten',
    ],
    description: [
      'Nine hundred kilos with two double beds and a kitchen that opens to the outside. Class BE and a car with a hook are yours to bring; the rest stands ready in Fethiye.',
      'تسعمئة كيلوغرام بسريرين مزدوجين ومطبخ يُفتح إلى الخارج. عليكم رخصة BE وسيارة بخطّاف، والباقي جاهز في فتحية.',
      'Dokuz yüz kilo, iki çift kişilik yatak, dışa açılan mutfak. BE ehliyet ve çeki demirli araç sizden; gerisi Fethiye’de hazır.',
      'Neunhundert Kilo mit zwei Doppelbetten und einer Küche, die sich nach außen öffnet. Klasse BE und ein Auto mit Haken bringen Sie mit; der Rest steht in Fethiye bereit.',
    ],
    place: 'fethiye',
    base: 1900,
    berths: 4,
    seats: 0,
    licence: 'BE',
    deposit: 8000,
    rating: [8.7, 54],
  }),
  caravan({
    id: '326',
    name: ['Off-road camper', 'كرافان للطرق الوعرة', 'Arazi karavanı', 'Camper für die Piste'],
    headline: [
      'For roads that are not on the map',
      'لطرق ليست على الخريطة',
      'Haritada olmayan yollara',
      'Für Straßen, die auf keiner Karte sind',
    ],
    description: [
      'Four-wheel drive, a roof tent and a winch. Insured on forest tracks and on the way to the high pastures, not in river beds; the hand-over includes an hour of practice.',
      'دفع رباعي وخيمة على السقف ورافعة. مؤمَّن على دروب الغابات والطريق إلى المراعي العالية لا في مجاري الأنهار، ويشمل التسليم ساعة تدريب.',
      'Dört çeker, tavan çadırı ve vinç. Orman yollarında ve yayla yolunda sigortalı, dere yatağında değil; teslimde bir saat alıştırma var.',
      'Allrad, Dachzelt und Winde. Versichert auf Waldwegen und auf dem Weg zu den Almen, nicht in Flussbetten; zur Übergabe gehört eine Stunde Übung.',
    ],
    place: 'trabzon',
    base: 5400,
    berths: 4,
    seats: 5,
    licence: 'B',
    gearbox: 'manual',
    kilometresPerDay: 250,
    deposit: 30000,
    rating: [9.5, 29],
  }),
  caravan({
    id: '327',
    name: ['Electric camper', 'كرافان كهربائي', 'Elektrikli kamp aracı', 'Elektrischer Camper'],
    headline: [
      'Silent at six in the morning',
      'صامت في السادسة صباحًا',
      'Sabah altıda sessiz',
      'Morgens um sechs lautlos',
    ],
    description: [
      'Three hundred kilometres with a full battery, a card for all chargers of the coast and a bed for two. The fridge and the hob run on the same current.',
      'ثلاثمئة كيلومتر ببطارية ممتلئة وبطاقة لجميع شواحن الساحل وسرير لشخصين. الثلاجة والموقد يعملان بالتيار نفسه.',
      'Dolu bataryayla üç yüz kilometre, kıyıdaki bütün şarj noktaları için kart ve iki kişilik yatak. Buzdolabı da ocak da aynı akımla çalışır.',
      'Dreihundert Kilometer mit voller Batterie, eine Karte für alle Ladesäulen der Küste und ein Bett für zwei. Kühlschrank und Herd laufen mit demselben Strom.',
    ],
    place: 'bodrum',
    base: 4400,
    berths: 2,
    seats: 4,
    licence: 'B',
    gearbox: 'automatic',
    kilometresPerDay: 300,
    deposit: 20000,
    rating: [9.1, 22],
  }),
]
