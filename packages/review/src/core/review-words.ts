import type { AdminText } from '@vitrine/kit/core'

/** Words of notes and reviews. */
export const REVIEW_WORDS = {
  notes: { en: 'Notes', de: 'Notizen' },
  notesOn: { en: 'Notes on the selected block', de: 'Notizen zum gewählten Block' },
  choose: {
    en: 'Select a block to write a note on it.',
    de: 'Wählen Sie einen Block, um eine Notiz dazu zu schreiben.',
  },
  write: { en: 'New note on', de: 'Neue Notiz zu' },
  mention: { en: 'Tell by mail', de: 'Per Mail Bescheid geben' },
  nobody: { en: 'Nobody', de: 'Niemandem' },
  save: { en: 'Save note', de: 'Notiz speichern' },
  saved: { en: 'The note is saved.', de: 'Die Notiz ist gespeichert.' },
  resolve: { en: 'Resolve', de: 'Erledigen' },
  reopen: { en: 'Open again', de: 'Wieder öffnen' },
  resolved: { en: 'Resolved', de: 'Erledigt' },
  remove: { en: 'Delete', de: 'Löschen' },
  showResolved: { en: 'Show resolved notes', de: 'Erledigte Notizen zeigen' },
  none: { en: 'There are no open notes.', de: 'Es gibt keine offenen Notizen.' },
  gone: { en: 'A block that is gone', de: 'Ein Block, den es nicht mehr gibt' },
  for: { en: 'for', de: 'für' },
  failed: {
    en: 'The site does not answer. Try again.',
    de: 'Die Website antwortet nicht. Versuchen Sie es noch einmal.',
  },
  ask: { en: 'Ready for review', de: 'Bereit zur Prüfung' },
  waits: { en: 'Waits for review', de: 'Wartet auf Prüfung' },
  withdraw: { en: 'Take back', de: 'Zurücknehmen' },
  asks: { en: 'asks for a review', de: 'bittet um Prüfung' },
  returned: { en: 'Sent back', de: 'Zurückgegeben' },
  sendBack: { en: 'Send back…', de: 'Zurückgeben …' },
  send: { en: 'Send back', de: 'Zurückgeben' },
  why: { en: 'What is to be changed', de: 'Was zu ändern ist' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  open: { en: 'Open the document', de: 'Dokument öffnen' },
} as const satisfies Readonly<Record<string, AdminText>>

/** A word in the language of the admin. */
export function wordIn(words: AdminText, language: string): string {
  return language === 'de' ? words.de : words.en
}
