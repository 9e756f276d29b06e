import { type InLanguages, inWords } from '@vitrine/content/core'

const EN = {
  title: 'Your files',
  download: 'Download',
  downloadOf: 'Download {file}',
  left: '{left} of {most} downloads left, until {date}.',
  leftNone: 'The download can be begun again today; after that all {most} are used. It ends on {date}.',
  ready: 'Your files are ready below.',
  unpaid: 'You can download it once your payment has arrived.',
  ended: 'The order has ended, so it cannot be downloaded.',
  refunded: 'It was refunded, so it cannot be downloaded any more.',
  withdrawn: 'You have withdrawn from it, so it cannot be downloaded any more.',
  gone: 'This file is not there any more. Please write to us.',
  expired: 'The time for downloading it is over. Please write to us if you still need it.',
  'used up': 'All {most} downloads are used. Please write to us if you need another one.',
  away: 'The file cannot be reached at the moment. Please try again in a few minutes; nothing was counted.',
  tooMany: 'That was too often. Please wait a minute.',
  oldAddress:
    'This address of the file does not hold any more. Go back to the page of your order and download it from there.',
  consent:
    'I want you to begin before the time for withdrawal is over, and I know that I lose my right of withdrawal for files once you have begun.',
  noConsent: 'Please agree to this, or take what is to be downloaded out of the cart.',
  consentLabel: 'Files to download',
}

export type DownloadTexts = Readonly<Record<keyof typeof EN, string>>

const DE: DownloadTexts = {
  title: 'Ihre Dateien',
  download: 'Herunterladen',
  downloadOf: '{file} herunterladen',
  left: 'Noch {left} von {most} Downloads, bis {date}.',
  leftNone:
    'Der Download lässt sich heute noch einmal beginnen; danach sind alle {most} verbraucht. Er endet am {date}.',
  ready: 'Ihre Dateien stehen unten bereit.',
  unpaid: 'Sie können sie herunterladen, sobald Ihre Zahlung eingegangen ist.',
  ended: 'Die Bestellung ist beendet; die Datei lässt sich nicht herunterladen.',
  refunded: 'Sie wurde erstattet und lässt sich nicht mehr herunterladen.',
  withdrawn: 'Sie haben den Kauf widerrufen; die Datei lässt sich nicht mehr herunterladen.',
  gone: 'Diese Datei ist nicht mehr da. Bitte schreiben Sie uns.',
  expired: 'Die Zeit zum Herunterladen ist vorbei. Bitte schreiben Sie uns, wenn Sie die Datei noch brauchen.',
  'used up': 'Alle {most} Downloads sind verbraucht. Bitte schreiben Sie uns, wenn Sie noch einen brauchen.',
  away: 'Die Datei ist im Moment nicht zu erreichen. Bitte versuchen Sie es in einigen Minuten noch einmal; gezählt wurde nichts.',
  tooMany: 'Das war zu oft. Bitte warten Sie eine Minute.',
  oldAddress:
    'Diese Adresse der Datei gilt nicht mehr. Gehen Sie zurück zur Seite Ihrer Bestellung und laden Sie sie von dort herunter.',
  consent:
    'Ich verlange, dass Sie vor Ablauf der Widerrufsfrist beginnen, und weiß, dass ich mein Widerrufsrecht für Dateien verliere, sobald Sie begonnen haben.',
  noConsent: 'Bitte stimmen Sie dem zu, oder nehmen Sie aus dem Warenkorb, was heruntergeladen wird.',
  consentLabel: 'Dateien zum Herunterladen',
}

const HE: DownloadTexts = {
  title: 'הקבצים שלך',
  download: 'הורדה',
  downloadOf: 'הורדת {file}',
  left: 'נותרו {left} מתוך {most} הורדות, עד {date}.',
  leftNone: 'אפשר להתחיל את ההורדה שוב היום; לאחר מכן כל {most} ההורדות ינוצלו. המועד האחרון: {date}.',
  ready: 'הקבצים שלך מוכנים למטה.',
  unpaid: 'אפשר להוריד אותו ברגע שהתשלום יתקבל.',
  ended: 'ההזמנה הסתיימה, ולכן אי אפשר להוריד את הקובץ.',
  refunded: 'הקובץ זוכה, ולכן אי אפשר עוד להוריד אותו.',
  withdrawn: 'העסקה בוטלה, ולכן אי אפשר עוד להוריד את הקובץ.',
  gone: 'הקובץ הזה כבר אינו קיים. אפשר לכתוב לנו.',
  expired: 'הזמן להורדה עבר. אם הקובץ עדיין נחוץ, אפשר לכתוב לנו.',
  'used up': 'כל {most} ההורדות נוצלו. אם נחוצה הורדה נוספת, אפשר לכתוב לנו.',
  away: 'אי אפשר להגיע לקובץ כרגע. אפשר לנסות שוב בעוד כמה דקות; דבר לא נספר.',
  tooMany: 'זה היה תכוף מדי. נא להמתין דקה.',
  oldAddress: 'הכתובת הזאת של הקובץ אינה תקפה עוד. אפשר לחזור לדף ההזמנה ולהוריד משם.',
  consent: 'ברצוני שתתחילו לפני תום תקופת הביטול, וידוע לי שאאבד את זכות הביטול לגבי קבצים ברגע שתתחילו.',
  noConsent: 'נא להסכים לכך, או להוציא מהעגלה את מה שמורידים.',
  consentLabel: 'קבצים להורדה',
}

const TEXTS: InLanguages<DownloadTexts> = { en: EN, de: DE, he: HE }

/** Texts about files in the words of Vitrine. */
export function downloadTexts(locale: string): DownloadTexts {
  return inWords(TEXTS, locale)
}
