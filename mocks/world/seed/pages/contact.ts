import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** How the agency is reached; numbers and hours are those of `site.ts`. */
export const CONTACT: PageSeed = {
  url: 'contact',
  version: '2027-01-15',
  format: 'html',
  title: text(['Contact', 'اتصل بنا', 'İletişim', 'Kontakt']),
  body: text([
    `<h2>Call or write</h2>
<ul>
<li>Telephone: <a href="tel:+908500000000">0 850 000 00 00</a>, every day from 08:00 to 18:50, Istanbul time</li>
<li>WhatsApp: <a href="https://wa.me/905300000000">+90 530 000 00 00</a>, also in the evening</li>
<li>E-mail: <a href="mailto:destek@yelkovan.example">destek@yelkovan.example</a>, answered within a working day</li>
</ul>
<p>If it is about a booking, have its number ready. If you are standing at a reception that does not know you, call: that is what the number is for.</p>
<h2>Visit us</h2>
<p>Liman Sokak 3, 07580 Kaş, Antalya. The office is above the sailmaker, first floor, no lift. If the stairs are too much, ring downstairs and we come to you.</p>
<h2>Who we are in law</h2>
<p>Yelkovan Turizm Seyahat Acentesi Ltd. Şti., trade register of Kaş 00000, MERSİS 0000 0000 0000 0000, TÜRSAB A-00000.</p>`,
    `<h2>اتصلوا أو راسلونا</h2>
<ul>
<li>الهاتف: <a href="tel:+908500000000" dir="ltr">0 850 000 00 00</a>، كل يوم من 08:00 إلى 18:50 بتوقيت إسطنبول</li>
<li>واتساب: <a href="https://wa.me/905300000000" dir="ltr">+90 530 000 00 00</a>، وفي المساء أيضًا</li>
<li>البريد الإلكتروني: <a href="mailto:destek@yelkovan.example">destek@yelkovan.example</a>، ونردّ خلال يوم عمل</li>
</ul>
<p>إن كان الأمر يخص حجزًا فليكن رقمه معكم. وإن كنتم واقفين أمام استقبال لا يعرفكم فاتصلوا، فلهذا وُجد هذا الرقم.</p>
<h2>زورونا</h2>
<p>شارع ليمان 3، 07580 كاش، أنطاليا. المكتب فوق صانع الأشرعة، في الطابق الأول ودون مصعد. إن صعب عليكم الدرج فاقرعوا الجرس في الأسفل وننزل إليكم.</p>
<h2>هويتنا القانونية</h2>
<p>Yelkovan Turizm Seyahat Acentesi Ltd. Şti.، السجل التجاري في كاش 00000، رقم MERSİS‏ 0000 0000 0000 0000، TÜRSAB A-00000.</p>`,
    `<h2>Arayın ya da yazın</h2>
<ul>
<li>Telefon: <a href="tel:+908500000000">0 850 000 00 00</a>, her gün 08:00-18:50, İstanbul saatiyle</li>
<li>WhatsApp: <a href="https://wa.me/905300000000">+90 530 000 00 00</a>, akşamları da</li>
<li>E-posta: <a href="mailto:destek@yelkovan.example">destek@yelkovan.example</a>, bir iş günü içinde yanıtlanır</li>
</ul>
<p>Konu bir rezervasyonsa numarası yanınızda olsun. Sizi tanımayan bir resepsiyonun önündeyseniz arayın: bu numara bunun için var.</p>
<h2>Uğrayın</h2>
<p>Liman Sokak 3, 07580 Kaş, Antalya. Ofis yelkencinin üstünde, birinci katta, asansör yok. Merdiven zor gelirse aşağıdan zile basın, biz inelim.</p>
<h2>Yasal kimliğimiz</h2>
<p>Yelkovan Turizm Seyahat Acentesi Ltd. Şti., Kaş Ticaret Sicili 00000, MERSİS 0000 0000 0000 0000, TÜRSAB A-00000.</p>`,
    `<h2>Anrufen oder schreiben</h2>
<ul>
<li>Telefon: <a href="tel:+908500000000">0 850 000 00 00</a>, täglich von 08:00 bis 18:50 Uhr, Istanbuler Zeit</li>
<li>WhatsApp: <a href="https://wa.me/905300000000">+90 530 000 00 00</a>, auch am Abend</li>
<li>E-Mail: <a href="mailto:destek@yelkovan.example">destek@yelkovan.example</a>, Antwort innerhalb eines Werktags</li>
</ul>
<p>Geht es um eine Buchung, halten Sie bitte die Nummer bereit. Stehen Sie an einer Rezeption, die Sie nicht kennt, rufen Sie an: Dafür ist die Nummer da.</p>
<h2>Vorbeikommen</h2>
<p>Liman Sokak 3, 07580 Kaş, Antalya. Das Büro liegt über dem Segelmacher im ersten Stock, ohne Aufzug. Ist die Treppe zu viel, klingeln Sie unten, und wir kommen zu Ihnen.</p>
<h2>Impressum</h2>
<p>Yelkovan Turizm Seyahat Acentesi Ltd. Şti., Handelsregister Kaş 00000, MERSİS 0000 0000 0000 0000, TÜRSAB A-00000.</p>`,
  ]),
}
