import type { Schema } from '../schemas.ts'
import { text } from '../texts.ts'

/**
 * Contract texts, short and in plain words. Named placeholders in double braces are filled in by whoever shows them:
 * site, customer, guests, lines, total, payNow, date. The version changes whenever a word does.
 */
export const PAGES: Schema<'ContentPage'>[] = [
  {
    url: 'distance-sales',
    version: '2027-01',
    title: text(['Distance sales contract', 'عقد البيع عن بُعد']),
    body: text([
      `1. Parties. This contract is made on {{date}} between {{site}}, travel agency, as the seller, and {{customer}} as the buyer.

2. What is sold. The seller arranges the following services for the travellers named below:
{{lines}}
Travellers: {{guests}}.

3. Price and payment. The total price is {{total}}, all taxes included. {{payNow}} is charged to the buyer's card now. Fees that a hotel collects on the spot are listed with the service and are not part of this sum.

4. Cancellation. Each service can be given back free of charge until the moment printed beside it, in the local time of the hotel. After that moment, and for services marked as non-refundable, the price is not paid back. The right of withdrawal does not apply to accommodation on fixed dates.

5. Changes by the seller. If a service cannot be provided as agreed, the seller offers an equal one or pays back the full price within 14 days.

6. Complaints. Complaints may be sent to the seller at any time, and to the consumer arbitration committees and consumer courts of the buyer's place of residence.

7. Consent. By ticking the box the buyer states that this contract has been read and agreed to, and that the preliminary information was given before.`,
      `1. الطرفان. أُبرم هذا العقد بتاريخ {{date}} بين {{site}}، وكالة سفر، بصفتها البائع، و{{customer}} بصفته المشتري.

2. موضوع العقد. يرتّب البائع الخدمات التالية للمسافرين المذكورين أدناه:
{{lines}}
المسافرون: {{guests}}.

3. السعر والدفع. السعر الإجمالي {{total}} شاملًا جميع الضرائب. يُخصم من بطاقة المشتري الآن مبلغ {{payNow}}. أما الرسوم التي يحصّلها الفندق عند الوصول فمذكورة مع الخدمة وليست جزءًا من هذا المبلغ.

4. الإلغاء. يمكن إلغاء كل خدمة مجانًا حتى الموعد المدوّن بجانبها بالتوقيت المحلي للفندق. بعد ذلك الموعد، وفي الخدمات غير القابلة للاسترداد، لا يُعاد السعر. ولا يسري حق العدول على الإقامة في تواريخ محددة.

5. التغيير من جانب البائع. إذا تعذّر تقديم خدمة كما اتُّفق عليها، عرض البائع خدمة مماثلة أو أعاد السعر كاملًا خلال 14 يومًا.

6. الشكاوى. يمكن إرسال الشكاوى إلى البائع في أي وقت، وإلى لجان تحكيم المستهلك ومحاكم المستهلك في محل إقامة المشتري.

7. الموافقة. بوضع علامة في المربع يقرّ المشتري بأنه قرأ هذا العقد ووافق عليه، وبأن المعلومات المسبقة قُدّمت إليه قبل ذلك.`,
    ]),
  },
  {
    url: 'pre-information',
    version: '2027-01',
    title: text(['Preliminary information form', 'نموذج المعلومات المسبقة']),
    body: text([
      `Before you buy, {{site}} informs you, {{customer}}, on {{date}} as follows.

Services:
{{lines}}

For: {{guests}}.

Total price with all taxes: {{total}}. Payable now by card: {{payNow}}. What is payable at the hotel is listed with each service.

Your card is charged once, after your bank has confirmed the payment. The booking is made right after it; you then see its number on this site.

Free cancellation is possible until the moment printed with each service. Services marked as non-refundable cannot be given back.

Questions and complaints: write to or call {{site}} at the addresses printed on every page.`,
      `قبل الشراء، تُعلِمك {{site}}، {{customer}}، بتاريخ {{date}} بما يلي.

الخدمات:
{{lines}}

للمسافرين: {{guests}}.

السعر الإجمالي شاملًا جميع الضرائب: {{total}}. المستحق الآن بالبطاقة: {{payNow}}. أما المستحق في الفندق فمذكور مع كل خدمة.

يُخصم المبلغ من بطاقتك مرة واحدة بعد أن يؤكد مصرفك الدفع. ويتم الحجز بعد ذلك مباشرة، ثم يظهر رقمه في هذا الموقع.

الإلغاء المجاني ممكن حتى الموعد المدوّن مع كل خدمة. الخدمات غير القابلة للاسترداد لا يمكن إرجاعها.

للأسئلة والشكاوى: راسل {{site}} أو اتصل بها على العناوين المدوّنة في كل صفحة.`,
    ]),
  },
]
