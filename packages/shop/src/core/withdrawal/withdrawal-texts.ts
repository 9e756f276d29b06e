import { type InLanguages, inWords } from '@vitrine/content/core'

const EN = {
  title: 'Withdraw from contract',
  lead: 'Here you withdraw from an order. You need no account: give its number and the e-mail address with which you ordered.',
  leadKnown: 'Here you withdraw from order {number}, all of it or a part.',
  terms: 'Read about your {withdrawal}.',
  orderNumber: 'Order number',
  numberHint: 'It stands in the mail with which we confirmed your order.',
  emailHint: 'With which you ordered. The receipt goes to it.',
  part: 'Only a part of the order',
  partHint: 'Say what. Left empty, you withdraw from the whole order.',
  pieces: 'What you withdraw from',
  piecesHint: 'All of it is chosen. Lower the numbers to keep something.',
  piecesOf: 'Pieces of {title}, up to {left}',
  next: 'Continue',
  review: 'Please check your withdrawal',
  reviewLead: 'You withdraw with the button below. Until then nothing is sent.',
  confirm: 'Confirm withdrawal',
  change: 'Change',
  order: 'Order',
  scope: 'Withdrawal from',
  whole: 'the whole order',
  somePieces: 'a part of the order, as you described it',
  notNumber: 'An order number has digits alone, such as 1024.',
  noPieces: 'Choose at least one piece, and of each no more than are left.',
  received: 'We have received your withdrawal.',
  receivedMail:
    'A receipt with date, time and content is on its way to the e-mail address of the order. If none arrives within an hour, please write to us.',
  receivedBefore: 'Received on {moment}: {scope}.',
  nothingLeft: 'You have withdrawn from the whole order.',
  ended: 'This order has ended without payment. There is nothing to withdraw from.',
  tooMany: 'We have several withdrawals of you from this order. Please write to us.',
  backToOrder: 'Back to the order',
  mailSubject: 'Receipt of your withdrawal from order {number}',
  mailText:
    'We have received your withdrawal. This mail is the receipt; please keep it. We will write to you about what happens next.',
  mailUnknown:
    'We have received your withdrawal. No order with this number belongs to this e-mail address, so we will look for it. If you mistyped something, please send it again.',
  mailLink: 'Look at the order',
  mailLinkUnknown: 'Back to the form',
  receivedAt: 'Received',
  noticeSubject: 'Withdrawal from order {number}',
  notice:
    'The buyer withdraws from order {number} and has a receipt. Please look at it in the admin under Orders, and give back what was paid within 14 days.',
  noticeUnknownSubject: 'Withdrawal that fits no order',
  noticeUnknown:
    'Somebody withdraws from order {number}, but no order with this number belongs to their e-mail address. They have a receipt. Please look for the order and answer them.',
}

export type WithdrawalTexts = Readonly<Record<keyof typeof EN, string>>

const DE: WithdrawalTexts = {
  title: 'Vertrag widerrufen',
  lead: 'Hier widerrufen Sie eine Bestellung. Sie brauchen kein Konto: nennen Sie ihre Nummer und die E-Mail-Adresse, mit der Sie bestellt haben.',
  leadKnown: 'Hier widerrufen Sie die Bestellung {number}, ganz oder zum Teil.',
  terms: 'Lesen Sie über Ihr {withdrawal}.',
  orderNumber: 'Bestellnummer',
  numberHint: 'Sie steht in der E-Mail, mit der wir Ihre Bestellung bestätigt haben.',
  emailHint: 'Mit der Sie bestellt haben. Dorthin geht die Eingangsbestätigung.',
  part: 'Nur ein Teil der Bestellung',
  partHint: 'Sagen Sie, was. Bleibt das Feld leer, widerrufen Sie die ganze Bestellung.',
  pieces: 'Was Sie widerrufen',
  piecesHint: 'Alles ist gewählt. Verringern Sie die Zahlen, um etwas zu behalten.',
  piecesOf: 'Stück von {title}, bis zu {left}',
  next: 'Weiter',
  review: 'Bitte prüfen Sie Ihren Widerruf',
  reviewLead: 'Mit der Schaltfläche unten widerrufen Sie. Bis dahin wird nichts gesendet.',
  confirm: 'Widerruf bestätigen',
  change: 'Ändern',
  order: 'Bestellung',
  scope: 'Widerruf',
  whole: 'die ganze Bestellung',
  somePieces: 'ein Teil der Bestellung, wie von Ihnen beschrieben',
  notNumber: 'Eine Bestellnummer besteht nur aus Ziffern, etwa 1024.',
  noPieces: 'Wählen Sie mindestens ein Stück und von jedem nicht mehr, als übrig sind.',
  received: 'Wir haben Ihren Widerruf erhalten.',
  receivedMail:
    'Eine Eingangsbestätigung mit Datum, Uhrzeit und Inhalt ist unterwegs an die E-Mail-Adresse der Bestellung. Kommt sie nicht innerhalb einer Stunde an, schreiben Sie uns bitte.',
  receivedBefore: 'Eingegangen am {moment}: {scope}.',
  nothingLeft: 'Sie haben die ganze Bestellung widerrufen.',
  ended: 'Diese Bestellung ist ohne Zahlung beendet. Es gibt nichts zu widerrufen.',
  tooMany: 'Wir haben schon mehrere Widerrufe zu dieser Bestellung von Ihnen. Bitte schreiben Sie uns.',
  backToOrder: 'Zurück zur Bestellung',
  mailSubject: 'Eingangsbestätigung Ihres Widerrufs zur Bestellung {number}',
  mailText:
    'Wir haben Ihren Widerruf erhalten. Diese E-Mail ist die Eingangsbestätigung; bitte bewahren Sie sie auf. Wir schreiben Ihnen, wie es weitergeht.',
  mailUnknown:
    'Wir haben Ihren Widerruf erhalten. Zu dieser E-Mail-Adresse gehört keine Bestellung mit dieser Nummer; wir suchen sie. Haben Sie sich vertippt, senden Sie den Widerruf bitte noch einmal.',
  mailLink: 'Bestellung ansehen',
  mailLinkUnknown: 'Zurück zum Formular',
  receivedAt: 'Eingegangen',
  noticeSubject: 'Widerruf zur Bestellung {number}',
  notice:
    'Die Bestellung {number} wurde widerrufen; eine Eingangsbestätigung ist verschickt. Bitte sehen Sie sie in der Verwaltung unter Bestellungen an und erstatten Sie das Gezahlte innerhalb von 14 Tagen.',
  noticeUnknownSubject: 'Widerruf, der zu keiner Bestellung passt',
  noticeUnknown:
    'Jemand widerruft die Bestellung {number}, aber zu dieser E-Mail-Adresse gehört keine Bestellung mit dieser Nummer. Eine Eingangsbestätigung ist verschickt. Bitte suchen Sie die Bestellung und antworten Sie.',
}

const HE: WithdrawalTexts = {
  title: 'ביטול עסקה',
  lead: 'כאן מבטלים הזמנה. אין צורך בחשבון: נא לתת את מספר ההזמנה ואת כתובת הדוא״ל שבה הוזמנה.',
  leadKnown: 'כאן מבטלים את הזמנה {number}, כולה או חלק ממנה.',
  terms: 'על {withdrawal} אפשר לקרוא כאן.',
  orderNumber: 'מספר הזמנה',
  numberHint: 'הוא כתוב בדוא״ל שבו אישרנו את ההזמנה.',
  emailHint: 'הכתובת שבה הוזמן. אליה נשלח אישור הקבלה.',
  part: 'רק חלק מההזמנה',
  partHint: 'נא לכתוב מה. שדה ריק מבטל את כל ההזמנה.',
  pieces: 'מה מבטלים',
  piecesHint: 'הכול נבחר. אפשר להקטין את המספרים כדי להשאיר משהו.',
  piecesOf: 'יחידות של {title}, עד {left}',
  next: 'המשך',
  review: 'נא לבדוק את הביטול',
  reviewLead: 'הביטול נשלח בלחיצה על הכפתור למטה. עד אז לא נשלח דבר.',
  confirm: 'אישור הביטול',
  change: 'שינוי',
  order: 'הזמנה',
  scope: 'ביטול של',
  whole: 'כל ההזמנה',
  somePieces: 'חלק מההזמנה, לפי התיאור שלך',
  notNumber: 'במספר הזמנה יש ספרות בלבד, למשל 1024.',
  noPieces: 'נא לבחור לפחות יחידה אחת, ולא יותר ממה שנותר.',
  received: 'קיבלנו את הביטול.',
  receivedMail: 'אישור עם תאריך, שעה ותוכן בדרך אל כתובת הדוא״ל של ההזמנה. אם לא הגיע בתוך שעה, נא לכתוב אלינו.',
  receivedBefore: 'התקבל ב־{moment}: {scope}.',
  nothingLeft: 'כל ההזמנה בוטלה.',
  ended: 'ההזמנה הסתיימה בלי תשלום. אין מה לבטל.',
  tooMany: 'כבר קיבלנו כמה ביטולים להזמנה הזו. נא לכתוב אלינו.',
  backToOrder: 'חזרה להזמנה',
  mailSubject: 'אישור קבלת הביטול של הזמנה {number}',
  mailText: 'קיבלנו את הביטול. הודעה זו היא אישור הקבלה; נא לשמור אותה. נכתוב אליך מה יקרה עכשיו.',
  mailUnknown: 'קיבלנו את הביטול. לכתובת הדוא״ל הזו אין הזמנה במספר הזה, ולכן נחפש אותה. אם נפלה טעות, נא לשלוח שוב.',
  mailLink: 'להזמנה',
  mailLinkUnknown: 'חזרה לטופס',
  receivedAt: 'התקבל',
  noticeSubject: 'ביטול של הזמנה {number}',
  notice: 'הזמנה {number} בוטלה, ואישור נשלח. נא לראות אותה בממשק הניהול תחת הזמנות ולהחזיר את מה ששולם בתוך 14 ימים.',
  noticeUnknownSubject: 'ביטול שאינו מתאים לשום הזמנה',
  noticeUnknown: 'בוטלה הזמנה {number}, אך אין הזמנה במספר הזה לכתובת הדוא״ל. אישור נשלח. נא לחפש את ההזמנה ולענות.',
}

const WITHDRAWAL_TEXTS: InLanguages<WithdrawalTexts> = { en: EN, de: DE, he: HE }

/** Texts of withdrawals, on pages and in mails, in the words of Vitrine. @param locale BCP 47 tag. */
export function withdrawalTexts(locale: string): WithdrawalTexts {
  return inWords(WITHDRAWAL_TEXTS, locale)
}
