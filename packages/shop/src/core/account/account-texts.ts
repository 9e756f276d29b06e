import { type InLanguages, inWords } from '@vitrine/content/core'

const EN = {
  orders: 'Your orders',
  noOrders: 'You have not ordered anything with this e-mail address yet.',
  more: 'These are the newest {count}. You find the others by the links in their mails.',
  order: 'Order {number}',
  sent: 'Sent',
  file: 'A file to download',
  files: '{count} files to download',
  address: 'Your address',
  addressText: 'The checkout fills it in for you. It is that of your last order; give another one there to change it.',
  deliverTo: 'Delivery address',
  signedIn: 'You are signed in as {address}.',
  filledIn: 'We have filled in what you gave last.',
  signIn: 'Have you ordered before? {link}, and we fill in your address.',
  signInLink: 'Sign in by mail',
}

export type ShopAccountTexts = Readonly<Record<keyof typeof EN, string>>

const DE: ShopAccountTexts = {
  orders: 'Ihre Bestellungen',
  noOrders: 'Mit dieser E-Mail-Adresse haben Sie noch nichts bestellt.',
  more: 'Das sind die neuesten {count}. Die anderen finden Sie über die Links in ihren E-Mails.',
  order: 'Bestellung {number}',
  sent: 'Verschickt',
  file: 'Eine Datei zum Herunterladen',
  files: '{count} Dateien zum Herunterladen',
  address: 'Ihre Adresse',
  addressText:
    'Die Kasse füllt sie für Sie aus. Es ist die Ihrer letzten Bestellung; geben Sie dort eine andere an, um sie zu ändern.',
  deliverTo: 'Lieferadresse',
  signedIn: 'Sie sind als {address} angemeldet.',
  filledIn: 'Was Sie zuletzt angegeben haben, ist ausgefüllt.',
  signIn: 'Haben Sie schon einmal bestellt? {link}, dann füllen wir Ihre Adresse aus.',
  signInLink: 'Per E-Mail anmelden',
}

const HE: ShopAccountTexts = {
  orders: 'ההזמנות שלך',
  noOrders: 'עדיין לא הוזמן דבר בכתובת הדוא״ל הזאת.',
  more: 'אלה {count} החדשות ביותר. את האחרות אפשר למצוא דרך הקישורים שבהודעות שלהן.',
  order: 'הזמנה {number}',
  sent: 'נשלחה',
  file: 'קובץ להורדה',
  files: '{count} קבצים להורדה',
  address: 'הכתובת שלך',
  addressText: 'היא ממולאת בקופה. זו הכתובת של ההזמנה האחרונה; כדי לשנות אותה אפשר להזין שם כתובת אחרת.',
  deliverTo: 'כתובת למשלוח',
  signedIn: 'נכנסת בתור {address}.',
  filledIn: 'מילאנו את הפרטים שמסרת לאחרונה.',
  signIn: 'כבר הזמנת כאן? {link}, ונמלא את הכתובת שלך.',
  signInLink: 'כניסה בדוא״ל',
}

const TEXTS: InLanguages<ShopAccountTexts> = { en: EN, de: DE, he: HE }

/** Texts of the shop on the page of an account, and at the checkout of who has one, in the words of Vitrine. */
export function shopAccountTexts(locale: string): ShopAccountTexts {
  return inWords(TEXTS, locale)
}
