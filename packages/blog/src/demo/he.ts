import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's blog in Hebrew, by the English texts. */
export const he: Dictionary = {
  Journal: 'יומן',
  'Notes from Lantern Street: rooms, wood, light, and what we measured.':
    'רשימות מרחוב לנטרן: חדרים, עץ, אור ומה שמדדנו.',
  '{minutes} min read': '{minutes} דקות קריאה',
  Category: 'קטגוריה',
  Tag: 'תגית',
  Series: 'סדרה',
  Author: 'מאת',
  Archive: 'ארכיון',
  Pinned: 'נעוץ',
  'On this page': 'בעמוד הזה',
  'Part {number} of {count}: {title}': 'חלק {number} מתוך {count}: {title}',
  'Read on': 'להמשך קריאה',
  Earlier: 'קודם',
  Later: 'הבא',
  'Load more': 'עוד',
  Pages: 'עמודים',
  'Page {number}': 'עמוד {number}',
  Newer: 'חדשים יותר',
  Older: 'ישנים יותר',
  'There is nothing here yet.': 'אין כאן עדיין דבר.',
  Feed: 'פיד',
}
