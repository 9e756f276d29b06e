import type { Dictionary } from '@vitrine/kit/demo'

/** Texts around comments in German, by the English ones. */
export const de: Dictionary = {
  Comments: 'Kommentare',
  '1 comment': '1 Kommentar',
  '{count} comments': '{count} Kommentare',
  'Nobody has written yet.': 'Noch hat niemand geschrieben.',
  'Write a comment': 'Kommentar schreiben',
  Reply: 'Antworten',
  'Reply to {name}': 'Antwort an {name}',
  'Do not reply': 'Nicht antworten',
  Name: 'Name',
  'It is never shown.': 'Sie wird nie gezeigt.',
  Comment: 'Kommentar',
  'Send comment': 'Kommentar senden',
  'Thank you. Your comment appears here once somebody has read it.':
    'Danke. Ihr Kommentar erscheint hier, sobald ihn jemand gelesen hat.',
  'Comments are closed.': 'Die Kommentare sind geschlossen.',
  'This comment was removed.': 'Dieser Kommentar wurde entfernt.',
  'Please fill in this field.': 'Bitte füllen Sie dieses Feld aus.',
  'Please give an e-mail address, such as name@example.org.':
    'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
  'This is too long: {max} characters at most.': 'Das ist zu lang: höchstens {max} Zeichen.',
  'Please agree first.': 'Bitte stimmen Sie zuerst zu.',
  'Please look at the marked fields.': 'Bitte sehen Sie die markierten Felder an.',
  'You have sent several comments within a minute. Please wait a little.':
    'Sie haben innerhalb einer Minute mehrere Kommentare gesendet. Bitte warten Sie ein wenig.',
  'The comment that you reply to is no longer there.': 'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.',
  'Your comment could not be sent. You are probably offline.':
    'Ihr Kommentar konnte nicht gesendet werden. Vermutlich sind Sie offline.',
}
