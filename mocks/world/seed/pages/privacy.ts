import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** What happens with personal data: only what the storefront really does (decision 10.6). */
export const PRIVACY: PageSeed = {
  url: 'privacy',
  version: '2027-01-15',
  format: 'html',
  title: text(['Privacy', 'الخصوصية', 'Gizlilik ve kişisel veriler', 'Datenschutz']),
  body: text([
    `<p>Controller of your data under law no. 6698 (KVKK) is Yelkovan Turizm Seyahat Acentesi Ltd. Şti., Liman Sokak 3, Kaş.</p>
<h2>What we collect</h2>
<ul>
<li>Of the buyer: name, e-mail address, telephone, address, and tax data if you want an invoice to a company.</li>
<li>Of the travellers: name, age or date of birth, and identity or passport numbers where the law or the airline asks for them.</li>
<li>What you write to us in a request to be called back.</li>
</ul>
<h2>What we do not keep</h2>
<p>Card numbers and security codes are handed to the bank and are stored nowhere by us. There is no advertising, no profile and no measuring of visitors on this site.</p>
<h2>Who gets it</h2>
<p>The hotel, airline, boat or driver that you book, our inventory provider, and the bank for the payment; authorities where the law demands it. Nobody else.</p>
<h2>Cookies</h2>
<p>There are only necessary ones: one keeps your cart for seven days, one your language for a year, one your currency for a year.</p>
<h2>How long</h2>
<p>Booking documents are kept for ten years, as tax law demands. Call-back requests are deleted after six months.</p>
<h2>Your rights</h2>
<p>Under article 11 you may ask what we hold about you, have it corrected or erased, object to its use and claim damages. Write to <a href="mailto:kvkk@yelkovan.example">kvkk@yelkovan.example</a>; we answer within 30 days.</p>`,
    `<p>المسؤول عن بياناتكم بموجب القانون رقم 6698 (KVKK) هو Yelkovan Turizm Seyahat Acentesi Ltd. Şti.، شارع ليمان 3، كاش.</p>
<h2>ما نجمعه</h2>
<ul>
<li>من المشتري: الاسم والبريد الإلكتروني والهاتف والعنوان، والبيانات الضريبية إن أردتم فاتورة باسم شركة.</li>
<li>من المسافرين: الاسم والعمر أو تاريخ الميلاد، ورقم الهوية أو جواز السفر حين يطلبه القانون أو شركة الطيران.</li>
<li>ما تكتبونه لنا عند طلب معاودة الاتصال.</li>
</ul>
<h2>ما لا نحتفظ به</h2>
<p>تُسلَّم أرقام البطاقات ورموز الأمان إلى المصرف ولا نخزّنها في أي مكان. لا إعلانات في هذا الموقع ولا ملفات تعريف ولا قياس للزوار.</p>
<h2>من يطّلع عليها</h2>
<p>الفندق أو شركة الطيران أو القارب أو السائق الذي تحجزونه، ومزوّد الحجوزات لدينا، والمصرف لإتمام الدفع، والجهات الرسمية حين يوجب القانون. ولا أحد غيرهم.</p>
<h2>ملفات تعريف الارتباط</h2>
<p>لا نستخدم إلا الضروري منها: واحد يحفظ سلّتكم سبعة أيام، وآخر لغتكم سنة، وثالث عملتكم سنة.</p>
<h2>مدة الحفظ</h2>
<p>تُحفظ مستندات الحجز عشر سنوات كما يوجب قانون الضرائب. وتُحذف طلبات معاودة الاتصال بعد ستة أشهر.</p>
<h2>حقوقكم</h2>
<p>يحق لكم بموجب المادة 11 معرفة ما لدينا عنكم وتصحيحه أو محوه والاعتراض على استخدامه والمطالبة بالتعويض. راسلونا على <a href="mailto:kvkk@yelkovan.example">kvkk@yelkovan.example</a> ونردّ خلال 30 يومًا.</p>`,
    `<p>6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusu Yelkovan Turizm Seyahat Acentesi Ltd. Şti., Liman Sokak 3, Kaş’tır.</p>
<h2>Ne topluyoruz</h2>
<ul>
<li>Satın alandan: ad, e-posta, telefon, adres; şirkete fatura isterseniz vergi bilgileri.</li>
<li>Yolculardan: ad, yaş ya da doğum tarihi; kanun veya havayolu isterse kimlik ya da pasaport numarası.</li>
<li>Sizi aramamızı isterken bize yazdıklarınız.</li>
</ul>
<h2>Neyi saklamıyoruz</h2>
<p>Kart numaraları ve güvenlik kodları bankaya iletilir, bizde hiçbir yerde saklanmaz. Bu sitede reklam, profil çıkarma ve ziyaretçi ölçümü yoktur.</p>
<h2>Kime veriyoruz</h2>
<p>Rezervasyon yaptığınız otele, havayoluna, tekneye ya da sürücüye, envanter sağlayıcımıza, ödeme için bankaya; kanun gerektirirse resmî makamlara. Başka kimseye vermeyiz.</p>
<h2>Çerezler</h2>
<p>Yalnızca zorunlu olanlar vardır: biri sepetinizi yedi gün, biri dilinizi bir yıl, biri para biriminizi bir yıl tutar.</p>
<h2>Ne kadar süre</h2>
<p>Rezervasyon belgeleri vergi mevzuatı gereği on yıl saklanır. Geri arama istekleri altı ay sonra silinir.</p>
<h2>Haklarınız</h2>
<p>11. madde uyarınca hakkınızda ne tuttuğumuzu öğrenebilir, düzeltilmesini ya da silinmesini isteyebilir, kullanımına itiraz edebilir ve zararınızın giderilmesini talep edebilirsiniz. <a href="mailto:kvkk@yelkovan.example">kvkk@yelkovan.example</a> adresine yazın; 30 gün içinde yanıtlarız.</p>`,
    `<p>Verantwortlich für Ihre Daten nach dem türkischen Gesetz Nr. 6698 (KVKK) ist Yelkovan Turizm Seyahat Acentesi Ltd. Şti., Liman Sokak 3, Kaş.</p>
<h2>Was wir erheben</h2>
<ul>
<li>Von der buchenden Person: Name, E-Mail-Adresse, Telefon, Anschrift und Steuerdaten, wenn Sie eine Rechnung auf eine Firma wünschen.</li>
<li>Von den Reisenden: Name, Alter oder Geburtsdatum und Ausweis- oder Passnummern, wo das Gesetz oder die Fluggesellschaft sie verlangt.</li>
<li>Was Sie uns schreiben, wenn Sie um einen Rückruf bitten.</li>
</ul>
<h2>Was wir nicht aufbewahren</h2>
<p>Kartennummern und Prüfziffern gehen an die Bank und werden bei uns nirgends gespeichert. Auf dieser Seite gibt es keine Werbung, keine Profile und keine Messung von Besuchern.</p>
<h2>Wer sie bekommt</h2>
<p>Das Hotel, die Fluggesellschaft, das Boot oder der Fahrer, die Sie buchen, unser Anbieter für Reiseleistungen und für die Zahlung die Bank; Behörden, wo das Gesetz es verlangt. Sonst niemand.</p>
<h2>Cookies</h2>
<p>Es gibt nur notwendige: Eines hält Ihren Warenkorb sieben Tage, eines Ihre Sprache ein Jahr, eines Ihre Währung ein Jahr.</p>
<h2>Wie lange</h2>
<p>Buchungsunterlagen werden zehn Jahre aufbewahrt, wie es das Steuerrecht verlangt. Bitten um Rückruf werden nach sechs Monaten gelöscht.</p>
<h2>Ihre Rechte</h2>
<p>Nach Artikel 11 können Sie erfahren, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, der Nutzung widersprechen und Ersatz verlangen. Schreiben Sie an <a href="mailto:kvkk@yelkovan.example">kvkk@yelkovan.example</a>; wir antworten innerhalb von 30 Tagen.</p>`,
  ]),
}
