import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** In short and plain words; placeholders are named in `page-seed.ts`. */
export const DISTANCE_SALES: PageSeed = {
  url: 'distance-sales',
  version: '2027-01-15',
  format: 'text',
  title: text(['Distance sales contract', 'عقد البيع عن بُعد', 'Mesafeli satış sözleşmesi', 'Fernabsatzvertrag']),
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
    `1. Taraflar. Bu sözleşme {{date}} tarihinde, satıcı sıfatıyla seyahat acentesi {{site}} ile alıcı sıfatıyla {{customer}} arasında yapılmıştır.

2. Satılan hizmet. Satıcı, aşağıda adı geçen yolcular için şu hizmetleri düzenler:
{{lines}}
Yolcular: {{guests}}.

3. Fiyat ve ödeme. Toplam fiyat, tüm vergiler dahil {{total}} tutarındadır. Bunun {{payNow}} tutarındaki kısmı şimdi alıcının kartından çekilir. Otelin yerinde aldığı ücretler ilgili hizmetin yanında yazılıdır ve bu toplama dahil değildir.

4. İptal. Her hizmet, yanında yazılı ana kadar, otelin yerel saatine göre ücretsiz iptal edilebilir. Bu andan sonra ve iade edilmez olarak belirtilen hizmetlerde bedel geri ödenmez. Belirli tarihli konaklamalarda cayma hakkı yoktur.

5. Satıcıdan kaynaklanan değişiklik. Bir hizmet kararlaştırıldığı gibi sunulamazsa satıcı eşdeğerini önerir ya da bedelin tamamını 14 gün içinde geri öder.

6. Şikâyetler. Şikâyetler her zaman satıcıya, ayrıca alıcının yerleşim yerindeki tüketici hakem heyetlerine ve tüketici mahkemelerine iletilebilir.

7. Onay. Alıcı, kutuyu işaretleyerek bu sözleşmeyi okuyup kabul ettiğini ve ön bilgilendirmenin kendisine daha önce verildiğini beyan eder.`,
    `1. Parteien. Dieser Vertrag wird am {{date}} zwischen {{site}}, Reisebüro, als Verkäufer und {{customer}} als Käufer geschlossen.

2. Gegenstand. Der Verkäufer vermittelt den unten genannten Reisenden folgende Leistungen:
{{lines}}
Reisende: {{guests}}.

3. Preis und Zahlung. Der Gesamtpreis beträgt {{total}} einschließlich aller Steuern. Davon werden jetzt {{payNow}} von der Karte des Käufers abgebucht. Gebühren, die ein Hotel vor Ort erhebt, stehen bei der Leistung und gehören nicht zu dieser Summe.

4. Stornierung. Jede Leistung kann bis zu dem daneben gedruckten Zeitpunkt, nach Ortszeit des Hotels, kostenlos storniert werden. Danach, und bei Leistungen, die als nicht erstattungsfähig bezeichnet sind, wird der Preis nicht zurückgezahlt. Für Unterkunft zu festen Terminen gilt kein Widerrufsrecht.

5. Änderungen durch den Verkäufer. Kann eine Leistung nicht wie vereinbart erbracht werden, bietet der Verkäufer eine gleichwertige an oder zahlt den vollen Preis innerhalb von 14 Tagen zurück.

6. Beschwerden. Beschwerden können jederzeit an den Verkäufer sowie an die Schiedsstellen und Gerichte für Verbraucher am Wohnort des Käufers gerichtet werden.

7. Zustimmung. Mit dem Haken im Kästchen erklärt der Käufer, dass er diesen Vertrag gelesen hat und ihm zustimmt und dass er die vorvertraglichen Informationen zuvor erhalten hat.`,
  ]),
}
