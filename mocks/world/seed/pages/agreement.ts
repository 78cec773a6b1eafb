import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** Under which terms the site is used; what is sold stands in the contracts. */
export const AGREEMENT: PageSeed = {
  url: 'agreement',
  version: '2027-01-15',
  format: 'html',
  title: text(['User agreement', 'اتفاقية الاستخدام', 'Kullanıcı sözleşmesi', 'Nutzungsbedingungen']),
  body: text([
    `<p>This agreement is about the use of this site. What you buy here is governed by the distance sales contract, which is shown with your own data before every purchase.</p>
<h2>1. What we are</h2>
<p>Yelkovan is a travel agency. For hotels, flights, transfers and rented vehicles we act between you and the company that provides the service. Tours of several days that carry our name are organised by us, and we answer for them.</p>
<h2>2. Prices and availability</h2>
<p>Rooms and seats change by the minute. A price is certain from the moment at which the payment page shows it, for as long as that page says. If it changes before, you see the old and the new one and decide.</p>
<h2>3. What we ask of you</h2>
<ul>
<li>Enter names as they stand in the identity documents, and an e-mail address and telephone number at which you can be reached.</li>
<li>Book only for people who have asked you to.</li>
<li>Do not query this site by machine. There is an interface for that, with a key.</li>
</ul>
<h2>4. What we answer for</h2>
<p>Pictures and texts describe the houses as we know them. For damage caused by us wilfully or by gross negligence we are liable without limit; nothing here restricts the rights that the consumer law gives you.</p>
<h2>5. Disputes</h2>
<p>Turkish law applies. Consumers may turn to the arbitration committees and consumer courts of the place where they live.</p>
<h2>6. Changes</h2>
<p>If this agreement changes, the new version stands here with its date. For a booking, the version of the day on which you made it counts.</p>`,
    `<p>تخص هذه الاتفاقية استخدام هذا الموقع. أما ما تشترونه هنا فيخضع لعقد البيع عن بُعد الذي يُعرض عليكم ببياناتكم قبل كل عملية شراء.</p>
<h2>1. من نحن</h2>
<p>يلكوفان وكالة سفر. في الفنادق والرحلات الجوية والنقل والمركبات المستأجرة نعمل وسيطًا بينكم وبين الشركة التي تقدّم الخدمة. أما الجولات التي تمتد أيامًا وتحمل اسمنا فنحن من ينظّمها ويتحمّل مسؤوليتها.</p>
<h2>2. الأسعار والتوفر</h2>
<p>تتغير الغرف والمقاعد من دقيقة إلى أخرى. يصبح السعر مؤكدًا حين تعرضه صفحة الدفع وللمدة المذكورة فيها. وإن تغيّر قبل ذلك رأيتم السعرين القديم والجديد واتخذتم القرار.</p>
<h2>3. ما نطلبه منكم</h2>
<ul>
<li>كتابة الأسماء كما هي في وثائق الهوية، وعنوان بريد إلكتروني ورقم هاتف يمكن الوصول إليكم من خلالهما.</li>
<li>الحجز فقط لمن طلب منكم ذلك.</li>
<li>عدم الاستعلام من هذا الموقع بوسائل آلية، فهناك واجهة مخصصة لذلك بمفتاح.</li>
</ul>
<h2>4. مسؤوليتنا</h2>
<p>تصف الصور والنصوص الفنادق كما نعرفها. نتحمل بلا حدود مسؤولية الضرر الذي نتسبب فيه عمدًا أو بإهمال جسيم، ولا شيء هنا يقيّد الحقوق التي يمنحكم إياها قانون المستهلك.</p>
<h2>5. النزاعات</h2>
<p>يسري القانون التركي. ويحق للمستهلكين اللجوء إلى لجان تحكيم المستهلك ومحاكم المستهلك في محل إقامتهم.</p>
<h2>6. التعديلات</h2>
<p>إذا تغيّرت هذه الاتفاقية نُشرت صيغتها الجديدة هنا مع تاريخها. وتُعتمد لكل حجز الصيغة السارية يوم إجرائه.</p>`,
    `<p>Bu sözleşme sitenin kullanımıyla ilgilidir. Burada satın aldıklarınız için, her alışverişten önce kendi bilgilerinizle gösterilen mesafeli satış sözleşmesi geçerlidir.</p>
<h2>1. Biz kimiz</h2>
<p>Yelkovan bir seyahat acentesidir. Otel, uçuş, transfer ve kiralık araçlarda sizinle hizmeti veren şirket arasında aracıyız. Adımızı taşıyan birkaç günlük turları biz düzenleriz ve onlardan biz sorumluyuz.</p>
<h2>2. Fiyat ve yer durumu</h2>
<p>Odalar ve koltuklar dakika dakika değişir. Fiyat, ödeme sayfasında gösterildiği andan itibaren ve o sayfada yazan süre boyunca kesindir. Daha önce değişirse eskisini de yenisini de görür, kararı siz verirsiniz.</p>
<h2>3. Sizden istediklerimiz</h2>
<ul>
<li>Adları kimlik belgesindeki gibi, size ulaşılabilecek e-posta adresi ve telefonla birlikte yazın.</li>
<li>Yalnızca sizden isteyen kişiler adına rezervasyon yapın.</li>
<li>Siteyi makineyle sorgulamayın. Bunun için anahtarla çalışan bir arayüz var.</li>
</ul>
<h2>4. Sorumluluğumuz</h2>
<p>Resimler ve metinler otelleri bildiğimiz gibi anlatır. Kasıt ya da ağır kusurla verdiğimiz zarardan sınırsız sorumluyuz; buradaki hiçbir madde tüketici mevzuatının size tanıdığı hakları kısıtlamaz.</p>
<h2>5. Uyuşmazlıklar</h2>
<p>Türk hukuku uygulanır. Tüketiciler, yerleşim yerlerindeki tüketici hakem heyetlerine ve tüketici mahkemelerine başvurabilir.</p>
<h2>6. Değişiklikler</h2>
<p>Bu sözleşme değişirse yeni hali tarihiyle birlikte burada yer alır. Bir rezervasyon için, yapıldığı günün metni geçerlidir.</p>`,
    `<p>Diese Bedingungen gelten für die Benutzung dieser Seite. Für das, was Sie hier kaufen, gilt der Fernabsatzvertrag, der Ihnen vor jedem Kauf mit Ihren eigenen Daten gezeigt wird.</p>
<h2>1. Was wir sind</h2>
<p>Yelkovan ist ein Reisebüro. Bei Hotels, Flügen, Transfers und Mietfahrzeugen vermitteln wir zwischen Ihnen und dem Unternehmen, das die Leistung erbringt. Mehrtägige Touren unter unserem Namen veranstalten wir selbst und stehen für sie ein.</p>
<h2>2. Preise und Verfügbarkeit</h2>
<p>Zimmer und Plätze ändern sich von Minute zu Minute. Ein Preis ist ab dem Moment fest, in dem die Zahlungsseite ihn zeigt, und so lange, wie es dort steht. Ändert er sich vorher, sehen Sie den alten und den neuen und entscheiden.</p>
<h2>3. Worum wir Sie bitten</h2>
<ul>
<li>Schreiben Sie Namen so, wie sie im Ausweis stehen, und geben Sie eine E-Mail-Adresse und eine Telefonnummer an, unter der Sie erreichbar sind.</li>
<li>Buchen Sie nur für Menschen, die Sie darum gebeten haben.</li>
<li>Fragen Sie diese Seite nicht maschinell ab. Dafür gibt es eine Schnittstelle mit Schlüssel.</li>
</ul>
<h2>4. Wofür wir einstehen</h2>
<p>Bilder und Texte beschreiben die Häuser so, wie wir sie kennen. Für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, haften wir unbegrenzt; nichts hier schränkt Ihre Rechte als Verbraucher ein.</p>
<h2>5. Streitfälle</h2>
<p>Es gilt türkisches Recht. Verbraucher können sich an die Schiedsstellen und Verbrauchergerichte ihres Wohnorts wenden.</p>
<h2>6. Änderungen</h2>
<p>Ändern sich diese Bedingungen, steht die neue Fassung mit ihrem Datum hier. Für eine Buchung zählt die Fassung des Tages, an dem Sie gebucht haben.</p>`,
  ]),
}
