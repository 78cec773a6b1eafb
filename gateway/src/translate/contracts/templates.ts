import type { Schemas } from '../../ports/contract.ts'

export type ContractId = Schemas['ContractText']['id']

interface Template {
  title: string
  body: string
}

/** The version of the texts below: raise it whenever a word changes. */
export const TEMPLATE_VERSION = 'standard-1'

const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** Contract texts for agencies that have written none (decision 20.7). */
export const TEMPLATES: Readonly<Record<ContractId, Readonly<Record<'en' | 'ar', Template>>>> = {
  'distance-sales': {
    en: {
      title: 'Distance sales contract',
      body: paragraphs(
        '1. Parties. This contract is made on {{date}} between {{seller}} ({{sellerLicence}}, telephone {{sellerPhone}}, e-mail {{sellerEmail}}) as the seller and {{customer}} (telephone {{customerPhone}}, e-mail {{customerEmail}}) as the buyer.',
        '2. What is sold.\n{{lines}}\nTravellers: {{guests}}.',
        '3. Price and payment. The total price is {{total}}, all taxes included. It is paid as follows:\n{{payment}}',
        '4. Cancellation. Each service can be given back free of charge until the moment printed beside it, in the time of Türkiye. After that moment, and for services that cannot be cancelled free of charge, the price is not paid back. The right of withdrawal does not apply to accommodation, transport and leisure services on fixed dates.',
        '5. Changes by the seller. If a service cannot be provided as agreed, the seller offers an equal one or pays back its full price within 14 days.',
        '6. Complaints. Complaints may be sent to the seller at any time, and to the consumer arbitration committees and consumer courts of the buyer’s place of residence.',
      ),
    },
    ar: {
      title: 'عقد البيع عن بُعد',
      body: paragraphs(
        '1. الطرفان. أُبرم هذا العقد بتاريخ {{date}} بين {{seller}} ({{sellerLicence}}، الهاتف {{sellerPhone}}، البريد الإلكتروني {{sellerEmail}}) بصفتها البائع، و{{customer}} (الهاتف {{customerPhone}}، البريد الإلكتروني {{customerEmail}}) بصفته المشتري.',
        '2. موضوع العقد.\n{{lines}}\nالمسافرون: {{guests}}.',
        '3. السعر والدفع. السعر الإجمالي {{total}} شاملًا جميع الضرائب، ويُدفع على النحو التالي:\n{{payment}}',
        '4. الإلغاء. يمكن إلغاء كل خدمة مجانًا حتى الموعد المدوّن بجانبها بتوقيت تركيا. بعد ذلك الموعد، وفي الخدمات التي لا يمكن إلغاؤها مجانًا، لا يُعاد السعر. ولا يسري حق العدول على الإقامة والنقل وخدمات الترفيه في تواريخ محددة.',
        '5. التغيير من جانب البائع. إذا تعذّر تقديم خدمة كما اتُّفق عليها، عرض البائع خدمة مماثلة أو أعاد سعرها كاملًا خلال 14 يومًا.',
        '6. الشكاوى. يمكن إرسال الشكاوى إلى البائع في أي وقت، وإلى لجان تحكيم المستهلك ومحاكم المستهلك في محل إقامة المشتري.',
      ),
    },
  },
  'pre-information': {
    en: {
      title: 'Preliminary information form',
      body: paragraphs(
        'Before you buy, {{seller}} informs you, {{customer}}, on {{date}} as follows.',
        'Services:\n{{lines}}',
        'For: {{guests}}.',
        'Total price with all taxes: {{total}}. Payment:\n{{payment}}',
        'Free cancellation is possible until the moment printed with each service. What cannot be cancelled free of charge cannot be given back.',
        'Questions and complaints: {{seller}}, {{sellerLicence}}, telephone {{sellerPhone}}, e-mail {{sellerEmail}}.',
      ),
    },
    ar: {
      title: 'نموذج المعلومات المسبقة',
      body: paragraphs(
        'قبل الشراء، تُعلِمك {{seller}}، {{customer}}، بتاريخ {{date}} بما يلي.',
        'الخدمات:\n{{lines}}',
        'للمسافرين: {{guests}}.',
        'السعر الإجمالي شاملًا جميع الضرائب: {{total}}. الدفع:\n{{payment}}',
        'الإلغاء المجاني ممكن حتى الموعد المدوّن مع كل خدمة. ما لا يمكن إلغاؤه مجانًا لا يمكن إرجاعه.',
        'للأسئلة والشكاوى: {{seller}}، {{sellerLicence}}، الهاتف {{sellerPhone}}، البريد الإلكتروني {{sellerEmail}}.',
      ),
    },
  },
  'package-tour': {
    en: {
      title: 'Package tour contract',
      body: paragraphs(
        '1. Parties. This contract is made on {{date}} between {{seller}} ({{sellerLicence}}, telephone {{sellerPhone}}, e-mail {{sellerEmail}}) as the organiser and {{customer}} as the participant, who also signs for: {{guests}}.',
        '2. The tour. The organiser provides the package tour among these services, with the accommodation, transport and guidance that its programme names:\n{{lines}}',
        '3. Price and payment. The total price of the booking is {{total}}, all taxes included. It is paid as follows:\n{{payment}}',
        '4. Withdrawal. The participant may withdraw free of charge until the moment printed beside the tour. Until the departure the tour may be passed on to another person who meets its conditions, with notice to the organiser.',
        '5. Changes and cancellation by the organiser. If an essential part of the tour changes, the participant may accept the change, take another tour of equal value, or withdraw and get the full price back within 14 days. The same holds if the organiser cancels the tour.',
        '6. Performance. What is not provided as agreed must be reported on the spot, so that it can be put right. The organiser is liable for the services of its suppliers, and is insured as the law on travel agencies demands.',
        '7. Complaints. Complaints may be sent to the organiser, and to the consumer arbitration committees and consumer courts of the participant’s place of residence.',
      ),
    },
    ar: {
      title: 'عقد الباقة السياحية',
      body: paragraphs(
        '1. الطرفان. أُبرم هذا العقد بتاريخ {{date}} بين {{seller}} ({{sellerLicence}}، الهاتف {{sellerPhone}}، البريد الإلكتروني {{sellerEmail}}) بصفتها المنظِّم، و{{customer}} بصفته المشارك الذي يوقّع أيضًا عن: {{guests}}.',
        '2. الجولة. يقدّم المنظِّم الباقة السياحية المذكورة ضمن هذه الخدمات، مع الإقامة والنقل والإرشاد الواردة في برنامجها:\n{{lines}}',
        '3. السعر والدفع. السعر الإجمالي للحجز {{total}} شاملًا جميع الضرائب، ويُدفع على النحو التالي:\n{{payment}}',
        '4. الانسحاب. يمكن للمشارك الانسحاب مجانًا حتى الموعد المدوّن بجانب الجولة. وحتى الانطلاق يمكن نقل الجولة إلى شخص آخر يستوفي شروطها، مع إخطار المنظِّم.',
        '5. التغيير والإلغاء من جانب المنظِّم. إذا تغيّر جزء أساسي من الجولة، فللمشارك أن يقبل التغيير، أو يأخذ جولة أخرى مساوية في القيمة، أو ينسحب ويسترد السعر كاملًا خلال 14 يومًا. ويسري ذلك أيضًا إذا ألغى المنظِّم الجولة.',
        '6. التنفيذ. ما لا يُقدَّم كما اتُّفق عليه يجب الإبلاغ عنه في حينه ليُصلَح. والمنظِّم مسؤول عن خدمات مورّديه، ومؤمَّن كما يشترط قانون وكالات السفر.',
        '7. الشكاوى. يمكن إرسال الشكاوى إلى المنظِّم، وإلى لجان تحكيم المستهلك ومحاكم المستهلك في محل إقامة المشارك.',
      ),
    },
  },
}
