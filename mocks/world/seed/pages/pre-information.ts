import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** What is told before the contract; placeholders are named in `page-seed.ts`. */
export const PRE_INFORMATION: PageSeed = {
  url: 'pre-information',
  version: '2027-01-15',
  format: 'text',
  title: text([
    'Preliminary information form',
    'نموذج المعلومات المسبقة',
    'Ön bilgilendirme formu',
    'Vorvertragliche Informationen',
  ]),
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
    `{{site}}, satın almadan önce sizi, {{customer}}, {{date}} tarihinde aşağıdaki konularda bilgilendirir.

Hizmetler:
{{lines}}

Yolcular: {{guests}}.

Tüm vergiler dahil toplam fiyat: {{total}}. Şimdi kartla ödenecek tutar: {{payNow}}. Otelde ödenecek tutar her hizmetin yanında yazılıdır.

Bankanız ödemeyi onayladıktan sonra kartınızdan bir kez çekim yapılır. Rezervasyon hemen ardından yapılır; numarasını bu sitede görürsünüz.

Her hizmetin yanında yazılı ana kadar ücretsiz iptal mümkündür. İade edilmez olarak belirtilen hizmetler iptal edilemez.

Soru ve şikâyetler için {{site}} ile her sayfada yazılı adreslerden ve telefondan iletişime geçebilirsiniz.`,
    `Vor dem Kauf informiert {{site}} Sie, {{customer}}, am {{date}} wie folgt.

Leistungen:
{{lines}}

Für: {{guests}}.

Gesamtpreis einschließlich aller Steuern: {{total}}. Jetzt mit Karte zu zahlen: {{payNow}}. Was im Hotel zu zahlen ist, steht bei jeder Leistung.

Ihre Karte wird einmal belastet, nachdem Ihre Bank die Zahlung bestätigt hat. Die Buchung erfolgt unmittelbar danach; ihre Nummer sehen Sie dann auf dieser Seite.

Bis zu dem bei jeder Leistung gedruckten Zeitpunkt können Sie kostenlos stornieren. Leistungen, die als nicht erstattungsfähig bezeichnet sind, können nicht zurückgegeben werden.

Fragen und Beschwerden: Schreiben Sie an {{site}} oder rufen Sie an; die Adressen stehen auf jeder Seite.`,
  ]),
}
