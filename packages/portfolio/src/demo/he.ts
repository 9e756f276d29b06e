import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's portfolio in Hebrew, by the English texts. */
export const he: Dictionary = {
  Work: 'עבודות',
  'Kinds of projects': 'סוגי פרויקטים',
  All: 'הכול',
  '{count} projects': '{count} פרויקטים',
  'One project': 'פרויקט אחד',
  Client: 'לקוח',
  Date: 'תאריך',
  'visit: Visit': 'לצפייה',
  'Related projects': 'פרויקטים דומים',
  'Previous project': 'הפרויקט הקודם',
  'Next project': 'הפרויקט הבא',
  'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.':
    'שבעה מתוך ארבעים ואחד: חדרים, רהיטים ומנורות של Halden & Rye.',
}
