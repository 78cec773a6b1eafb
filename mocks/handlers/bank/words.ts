/** The texts of the bank's pages by language; English is the fallback. */
export interface BankWords {
  readonly lang: 'en' | 'ar'
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly heading: string
  readonly merchant: string
  readonly amount: string
  readonly label: string
  readonly hint: string
  /** {code} is replaced by the code. */
  readonly testCode: string
  readonly confirm: string
  readonly cancel: string
  readonly missing: string
  /** By number of attempts left: 2, 1. */
  readonly wrong: Readonly<Record<number, string>>
  readonly confirmed: string
  readonly refused: string
  /** {merchant} is replaced by the name of the merchant. */
  readonly back: string
  /** The card page. {last} is replaced by the last four digits. */
  readonly card: Readonly<
    Record<'title' | 'number' | 'holder' | 'expiry' | 'cvv' | 'use' | 'wrong' | 'ready' | 'other', string>
  >
  readonly unknownHeading: string
  readonly unknown: string
}

const EN: BankWords = {
  lang: 'en',
  dir: 'ltr',
  title: 'Mavi Bank, 3-D Secure',
  heading: 'Confirm your payment',
  merchant: 'Shop',
  amount: 'Amount',
  label: 'Confirmation code',
  hint: 'We have sent a code to the phone that belongs to your card.',
  testCode: 'This is a test bank. The code is {code}.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  missing: 'Please enter the code.',
  wrong: {
    2: 'This code is not right. You have two more tries.',
    1: 'This code is not right. You have one more try.',
  },
  confirmed: 'The payment is confirmed.',
  refused: 'The payment was not confirmed. No money has moved.',
  back: 'Back to {merchant}',
  card: {
    title: 'Mavi Bank, card entry',
    number: 'Card number',
    holder: 'Name on the card',
    expiry: 'Expiry (MM/YYYY)',
    cvv: 'CVV',
    use: 'Use this card',
    wrong: 'This is not a valid card. Check number, expiry and CVV.',
    ready: 'The card that ends in {last} is ready. Go on in the shop.',
    other: 'Enter another card',
  },
  unknownHeading: 'No such payment',
  unknown: 'This payment is not known here, or it ended long ago. You can close this page.',
}

const AR: BankWords = {
  lang: 'ar',
  dir: 'rtl',
  title: 'مافي بنك، التحقق الآمن 3-D Secure',
  heading: 'تأكيد الدفع',
  merchant: 'المتجر',
  amount: 'المبلغ',
  label: 'رمز التأكيد',
  hint: 'أرسلنا رمزًا إلى الهاتف المرتبط ببطاقتك.',
  testCode: 'هذا مصرف تجريبي. الرمز هو {code}.',
  confirm: 'تأكيد',
  cancel: 'إلغاء',
  missing: 'يُرجى إدخال الرمز.',
  wrong: {
    2: 'هذا الرمز غير صحيح. بقيت لك محاولتان.',
    1: 'هذا الرمز غير صحيح. بقيت لك محاولة واحدة.',
  },
  confirmed: 'تم تأكيد الدفع.',
  refused: 'لم يتم تأكيد الدفع، ولم يُخصم أي مبلغ.',
  back: 'العودة إلى {merchant}',
  card: {
    title: 'مافي بنك، إدخال البطاقة',
    number: 'رقم البطاقة',
    holder: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء (MM/YYYY)',
    cvv: 'رمز CVV',
    use: 'استخدم هذه البطاقة',
    wrong: 'هذه البطاقة غير صالحة. تحقق من الرقم وتاريخ الانتهاء ورمز CVV.',
    ready: 'البطاقة المنتهية بـ {last} جاهزة. أكمل في المتجر.',
    other: 'أدخل بطاقة أخرى',
  },
  unknownHeading: 'لا توجد عملية دفع كهذه',
  unknown: 'هذه العملية غير معروفة هنا أو انتهت منذ زمن. يمكنك إغلاق هذه الصفحة.',
}

/** The texts for a language tag. */
export const bankWords = (language: string): BankWords => (language === 'ar' ? AR : EN)
