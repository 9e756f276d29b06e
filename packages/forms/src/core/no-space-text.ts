import type { InLanguages } from '@vitrine/content/core'

/** Sentence for a visitor whose file has no room on the server. */
export const NO_SPACE: InLanguages<string> = {
  en: 'The disk of this site is full, so your file could not be taken and the message was not sent. What you typed is still here: please try again later, or send it without the file.',
  de: 'Der Speicherplatz dieser Website ist voll, deshalb konnte Ihre Datei nicht angenommen werden und die Nachricht wurde nicht gesendet. Was Sie geschrieben haben, ist noch hier: Bitte versuchen Sie es später noch einmal, oder senden Sie sie ohne die Datei.',
  he: 'אין מקום פנוי בדיסק של האתר, ולכן הקובץ לא התקבל וההודעה לא נשלחה. מה שכתבתם עדיין כאן: נסו שוב מאוחר יותר, או שלחו בלי הקובץ.',
}
