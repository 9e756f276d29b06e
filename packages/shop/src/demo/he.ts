import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's shop in Hebrew, as far as its settings go, by the English texts. */
export const he: Dictionary = {
  Shop: 'חנות',
  'What we make more than once. Each is made after you order it, by one person, who signs it.':
    'מה שאנחנו מייצרים יותר מפעם אחת. כל פריט נוצר אחרי ההזמנה, בידי אדם אחד שחותם עליו.',
  '2 to 5 days': '2 עד 5 ימים',
  '1 to 2 weeks': 'שבוע עד שבועיים',
  '2 weeks': 'שבועיים',
  Parcel: 'חבילה',
  'By our own van': 'ברכב שלנו',
  'Payable within 14 days of the day on which it is sent.': 'לתשלום בתוך 14 ימים מיום המשלוח.',
  '14 Lantern Street, Monday to Thursday from nine.': 'רחוב לנטרן 14, ימים שני עד חמישי משעה תשע.',
}
