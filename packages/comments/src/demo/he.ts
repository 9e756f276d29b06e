import type { Dictionary } from '@vitrine/kit/demo'

/** Texts around comments in Hebrew, by the English ones. */
export const he: Dictionary = {
  Comments: 'תגובות',
  '1 comment': 'תגובה אחת',
  '{count} comments': '{count} תגובות',
  'Nobody has written yet.': 'עדיין לא נכתבו תגובות.',
  'Write a comment': 'כתיבת תגובה',
  Reply: 'להשיב',
  'Reply to {name}': 'תשובה אל {name}',
  'Do not reply': 'בלי תשובה',
  Name: 'שם',
  'It is never shown.': 'לעולם אינו מוצג.',
  Comment: 'תגובה',
  'Send comment': 'שליחת התגובה',
  'Thank you. Your comment appears here once somebody has read it.': 'תודה. התגובה תופיע כאן אחרי שמישהו יקרא אותה.',
  'Comments are closed.': 'התגובות סגורות.',
  'This comment was removed.': 'התגובה הוסרה.',
  'Please fill in this field.': 'נא למלא שדה זה.',
  'Please give an e-mail address, such as name@example.org.': 'נא לתת כתובת דואר אלקטרוני, כגון name@example.org.',
  'This is too long: {max} characters at most.': 'הטקסט ארוך מדי: {max} תווים לכל היותר.',
  'Please agree first.': 'נא להסכים תחילה.',
  'Please look at the marked fields.': 'נא לבדוק את השדות המסומנים.',
  'You have sent several comments within a minute. Please wait a little.': 'שלחתם כמה תגובות בתוך דקה. נא להמתין מעט.',
  'The comment that you reply to is no longer there.': 'התגובה שעליה אתם משיבים כבר איננה.',
  'Your comment could not be sent. You are probably offline.': 'לא ניתן היה לשלוח את התגובה. כנראה אין חיבור.',
}
