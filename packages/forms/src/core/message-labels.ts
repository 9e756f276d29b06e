import type { AdminLabel } from '@vitrine/kit/core'
import type { FORM_TEXTS } from './form-texts.ts'
import type { MessageKey } from './messages.ts'

/** Editor's labels of the messages of a form. */
export const MESSAGE_LABELS: Readonly<Record<MessageKey, AdminLabel>> = {
  mail_sent_ok: { en: 'The message was sent', de: 'Die Nachricht wurde gesendet' },
  mail_sent_ng: { en: 'The message could not be sent', de: 'Die Nachricht konnte nicht gesendet werden' },
  validation_error: { en: 'Fields have errors', de: 'Felder haben Fehler' },
  spam: { en: 'The message looks like spam', de: 'Die Nachricht sieht nach Spam aus' },
  accept_terms: { en: 'Terms must be accepted', de: 'Bedingungen müssen akzeptiert werden' },
  invalid_required: { en: 'A field must be filled out', de: 'Ein Feld muss ausgefüllt werden' },
  invalid_too_long: { en: 'The input is too long', de: 'Die Eingabe ist zu lang' },
  invalid_too_short: { en: 'The input is too short', de: 'Die Eingabe ist zu kurz' },
  upload_failed: { en: 'The file could not be kept', de: 'Die Datei konnte nicht gespeichert werden' },
  upload_file_type_invalid: { en: 'The file has a type that is not accepted', de: 'Der Dateityp ist nicht erlaubt' },
  upload_file_too_large: { en: 'The file is too large', de: 'Die Datei ist zu groß' },
  upload_failed_php_error: {
    en: 'The file was not uploaded completely',
    de: 'Die Datei wurde nicht vollständig hochgeladen',
  },
  invalid_date: { en: 'No date', de: 'Kein Datum' },
  date_too_early: { en: 'The date is too early', de: 'Das Datum ist zu früh' },
  date_too_late: { en: 'The date is too late', de: 'Das Datum ist zu spät' },
  invalid_number: { en: 'No number', de: 'Keine Zahl' },
  number_too_small: { en: 'The number is too small', de: 'Die Zahl ist zu klein' },
  number_too_large: { en: 'The number is too large', de: 'Die Zahl ist zu groß' },
  quiz_answer_not_correct: { en: 'The answer to the quiz is wrong', de: 'Die Antwort auf die Frage ist falsch' },
  captcha_not_match: { en: 'The captcha code is wrong', de: 'Der Captcha-Code ist falsch' },
  invalid_email: { en: 'Not an e-mail address', de: 'Keine E-Mail-Adresse' },
  invalid_url: { en: 'No web address', de: 'Keine Webadresse' },
  invalid_tel: { en: 'Not a telephone number', de: 'Keine Telefonnummer' },
}

/** Editor's labels of the texts that all forms share. */
export const FORM_TEXT_LABELS: Readonly<Record<keyof typeof FORM_TEXTS, AdminLabel>> = {
  chooseOption: {
    en: 'First in a drop-down, while nothing is chosen',
    de: 'Erster Eintrag einer Auswahlliste, solange nichts gewählt ist',
  },
  optional: { en: 'Beside fields that may stay empty', de: 'Neben Feldern, die leer bleiben dürfen' },
  onlyIf: {
    en: 'Before the condition of a field that is not always shown',
    de: 'Vor der Bedingung eines Feldes, das nicht immer erscheint',
  },
  next: { en: 'To the next step', de: 'Zum nächsten Schritt' },
  back: { en: 'To the step before', de: 'Zum vorigen Schritt' },
  stepOf: { en: 'Progress; {step} and {steps} are numbers', de: 'Fortschritt; {step} und {steps} sind Zahlen' },
  addRow: { en: 'Adds a row to a group that repeats', de: 'Fügt einer wiederholten Gruppe eine Reihe hinzu' },
  removeRow: { en: 'Removes such a row', de: 'Entfernt eine solche Reihe' },
  rowOf: {
    en: 'Heading of such a row; {heading} and {row}',
    de: 'Überschrift einer solchen Reihe; {heading} und {row}',
  },
  draftKept: { en: 'What is typed is stored in the browser', de: 'Eingaben werden im Browser gespeichert' },
  draftRestored: {
    en: 'A stored draft is back in the fields',
    de: 'Ein gespeicherter Entwurf steht wieder in den Feldern',
  },
  draftForget: { en: 'Forgets the draft', de: 'Verwirft den Entwurf' },
  openForm: { en: 'Opens a form in a dialog', de: 'Öffnet ein Formular in einem Dialog' },
  closeForm: { en: 'Closes it', de: 'Schließt ihn' },
  botCheckAsk: {
    en: 'Asks before the service of the bot check is loaded; {service} is its name',
    de: 'Fragt, bevor der Dienst der Bot-Prüfung geladen wird; {service} ist sein Name',
  },
  botCheckAgree: { en: 'Agrees to that', de: 'Stimmt dem zu' },
  botCheckRunning: { en: 'The bot check is at work', de: 'Die Bot-Prüfung läuft' },
  botCheckFailed: { en: 'The bot check did not work', de: 'Die Bot-Prüfung ist gescheitert' },
  paymentCard: { en: 'Label of the card', de: 'Beschriftung der Karte' },
  paymentFailed: { en: 'The payment did not work', de: 'Die Zahlung ist gescheitert' },
  send: {
    en: 'On the button that sends a form without one of its own',
    de: 'Auf der Senden-Schaltfläche eines Formulars ohne eigene',
  },
  sending: { en: 'Said while a form is being sent', de: 'Während ein Formular gesendet wird' },
  unreachable: {
    en: 'The site does not answer, though the visitor is online',
    de: 'Die Website antwortet nicht, obwohl der Besucher online ist',
  },
  charactersTyped: { en: 'Characters typed; {count} is a number', de: 'Geschriebene Zeichen; {count} ist eine Zahl' },
  charactersLeft: { en: 'Characters left', de: 'Übrige Zeichen' },
  testEquals: { en: 'Condition: {field} is {value}', de: 'Bedingung: {field} ist {value}' },
  testNotEquals: { en: 'Condition: {field} is not {value}', de: 'Bedingung: {field} ist nicht {value}' },
  testContains: { en: 'Condition: {field} contains {value}', de: 'Bedingung: {field} enthält {value}' },
  testFilled: { en: 'Condition: {field} is answered', de: 'Bedingung: {field} ist beantwortet' },
  testEmpty: { en: 'Condition: {field} is not answered', de: 'Bedingung: {field} ist nicht beantwortet' },
  nowAsked: {
    en: 'Fields that have just appeared; {fields} are their labels',
    de: 'Felder, die eben erschienen sind; {fields} sind ihre Beschriftungen',
  },
  noLongerAsked: { en: 'Fields that have just disappeared', de: 'Felder, die eben verschwunden sind' },
  rowAdded: { en: 'A row was added; {row} is its heading', de: 'Eine Reihe kam hinzu; {row} ist ihre Überschrift' },
  rowRemoved: { en: 'A row was removed', de: 'Eine Reihe wurde entfernt' },
  tooLarge: { en: 'A message is too large', de: 'Eine Nachricht ist zu groß' },
  notWhole: { en: 'A message was cut off on its way', de: 'Eine Nachricht brach unterwegs ab' },
  tooMany: { en: 'Too many messages from one address', de: 'Zu viele Nachrichten von einer IP-Adresse' },
}
