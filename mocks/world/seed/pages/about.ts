import { text } from '../../basics/texts.ts'
import type { PageSeed } from './page-seed.ts'

/** Who the agency is. */
export const ABOUT: PageSeed = {
  url: 'about',
  version: '2027-01-15',
  format: 'html',
  title: text(['About us', 'من نحن', 'Hakkımızda', 'Über uns']),
  body: text([
    `<p>A yelkovan is a shearwater: a small grey bird that crosses the Bosphorus all day, a hand above the water, and is never seen to land. It knows the coast better than any chart. We took its name because we try to.</p>
<h2>What we do</h2>
<p>We sell rooms, tours, boats and transfers in Türkiye, and flights that bring you there. One of us has slept in every house on our list. What we did not like is not here, and what we liked with reservations says so in its description.</p>
<h2>How we work</h2>
<ul>
<li>The price you see is the price of the whole stay, taxes included. What a hotel collects itself is printed beside it.</li>
<li>Until when you can cancel is printed as a date and an hour, not as a rule to be worked out.</li>
<li>People answer the telephone. They sit in Kaş, and on Tuesdays you may hear the market.</li>
</ul>
<h2>Our licence</h2>
<p>Yelkovan is a travel agency of group A, a member of the Association of Turkish Travel Agencies under number A-00000.</p>`,
    `<p>«يلكوفان» اسم طائر بحري رمادي صغير يعبر البوسفور طوال النهار على ارتفاع شبر من الماء، ولا يراه أحد يحطّ. يعرف الساحل أكثر من أي خريطة، وقد أخذنا اسمه لأننا نحاول أن نكون مثله.</p>
<h2>ماذا نفعل</h2>
<p>نبيع الغرف والجولات والقوارب وخدمات النقل في تركيا، والرحلات الجوية التي توصلكم إليها. في كل فندق ندرجه نام واحد منا ليلة على الأقل. ما لم يعجبنا لا تجدونه هنا، وما أعجبنا بتحفّظ كتبنا ذلك في وصفه.</p>
<h2>كيف نعمل</h2>
<ul>
<li>السعر الذي ترونه هو سعر الإقامة كلها شاملًا الضرائب. وما يحصّله الفندق بنفسه مدوّن بجانبه.</li>
<li>موعد الإلغاء المجاني مدوّن باليوم والساعة، لا كقاعدة عليكم حسابها.</li>
<li>يردّ على الهاتف أشخاص حقيقيون في كاش، وقد تسمعون ضجيج السوق أيام الثلاثاء.</li>
</ul>
<h2>رخصتنا</h2>
<p>يلكوفان وكالة سفر من الفئة A وعضو في اتحاد وكالات السفر التركية برقم A-00000.</p>`,
    `<p>Yelkovan, bütün gün suyun bir karış üstünde Boğaz’ı geçen, konduğu görülmeyen küçük gri bir deniz kuşudur. Kıyıyı haritalardan iyi bilir. Adını aldık, çünkü biz de öyle olmaya çalışıyoruz.</p>
<h2>Ne yapıyoruz</h2>
<p>Türkiye’de oda, tur, tekne ve transfer, oraya getiren uçuşları da satıyoruz. Listemizdeki her otelde içimizden biri kaldı. Beğenmediğimiz burada yok; çekinceyle beğendiğimizin açıklamasında bu yazıyor.</p>
<h2>Nasıl çalışıyoruz</h2>
<ul>
<li>Gördüğünüz fiyat, vergiler dahil bütün konaklamanın fiyatıdır. Otelin kendisinin aldığı ücret yanında yazar.</li>
<li>Ne zamana kadar iptal edebileceğiniz gün ve saat olarak yazılıdır; hesaplamanız gerekmez.</li>
<li>Telefonu insanlar açar. Kaş’ta otururlar, salı günleri arkadan pazarın sesi gelebilir.</li>
</ul>
<h2>Belgemiz</h2>
<p>Yelkovan, A grubu seyahat acentesidir; TÜRSAB üyelik numarası A-00000’dır.</p>`,
    `<p>Ein Yelkovan ist ein Sturmtaucher: ein kleiner grauer Vogel, der den ganzen Tag eine Handbreit über dem Wasser den Bosporus quert und nie beim Landen gesehen wird. Er kennt die Küste besser als jede Karte. Wir haben seinen Namen genommen, weil wir es versuchen.</p>
<h2>Was wir tun</h2>
<p>Wir verkaufen Zimmer, Touren, Boote und Transfers in der Türkei und die Flüge dorthin. In jedem Haus auf unserer Liste hat jemand von uns geschlafen. Was uns nicht gefiel, steht nicht hier, und was uns mit Einschränkung gefiel, sagt das in seiner Beschreibung.</p>
<h2>Wie wir arbeiten</h2>
<ul>
<li>Der Preis, den Sie sehen, gilt für den ganzen Aufenthalt, Steuern eingeschlossen. Was ein Hotel selbst erhebt, steht daneben.</li>
<li>Bis wann Sie stornieren können, steht als Tag und Uhrzeit da, nicht als Regel zum Ausrechnen.</li>
<li>Am Telefon sind Menschen. Sie sitzen in Kaş, und dienstags hört man vielleicht den Markt.</li>
</ul>
<h2>Unsere Lizenz</h2>
<p>Yelkovan ist ein Reisebüro der Gruppe A und Mitglied des türkischen Reisebüroverbands TÜRSAB unter der Nummer A-00000.</p>`,
  ]),
}
