import type { Dictionary } from '@vitrine/kit/demo'

/** Texts of the forum's demo in Hebrew. */
export const he: Dictionary = {
  'Questions of those who live with our furniture, lamps and rooms. We read along and answer.':
    'שאלות של מי שחיים עם הרהיטים, המנורות והחדרים שלנו. אנחנו קוראים ועונים.',
  'Tables and chairs': 'שולחנות וכיסאות',
  'Oil, wax, creaks and rings. How wood behaves in a house with people in it.':
    'שמן, שעווה, חריקות וכתמים. איך עץ מתנהג בבית שגרים בו.',
  Light: 'אור',
  'Bulbs, dimmers, heights. What hums, and why.': 'נורות, עמעמים, גבהים. מה מזמזם, ולמה.',
  'Rooms and building': 'חדרים ובנייה',
  'Plaster, floors, trades, and the order in which they come.': 'טיח, רצפות, בעלי מקצוע, והסדר שבו הם באים.',
}
