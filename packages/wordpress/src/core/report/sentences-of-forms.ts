import type { AdminText } from '@vitrine/content/core'

/** Meanings of the codes of lines about forms and their messages. */
export const SENTENCES_OF_FORMS = {
  'form-add-on': {
    en: 'A form used “{subject}” of an add-on, which has no place here',
    de: 'Ein Formular nutzte „{subject}“ einer Erweiterung, was hier keinen Platz hat',
  },
  'form-as-source': {
    en: 'The form “{subject}” cannot be built here and came as the text that it was written in',
    de: 'Das Formular „{subject}“ lässt sich hier nicht bauen und kam als der Text, in dem es geschrieben war',
  },
  'form-bot-check': {
    en: 'A form asked “{subject}” whether a person fills it in; choose a check in the settings of forms here',
    de: 'Ein Formular ließ durch „{subject}“ prüfen, ob ein Mensch es ausfüllt; in den Einstellungen der Formulare hier eine Prüfung wählen',
  },
  'form-condition': {
    en: 'A condition for showing a field could not be kept, so the field is always shown: {subject}',
    de: 'Eine Bedingung für ein Feld ließ sich nicht übernehmen, deshalb ist es immer zu sehen: {subject}',
  },
  'form-field-without-choices': {
    en: 'A field without choices was left out: {subject}',
    de: 'Ein Feld ohne Auswahlmöglichkeiten wurde ausgelassen: {subject}',
  },
  'form-group': {
    en: 'A group of fields came as single fields: {subject}',
    de: 'Eine Gruppe von Feldern kam als einzelne Felder: {subject}',
  },
  'form-honeypot': {
    en: 'A hidden field against spam was left out: each form here has one of its own',
    de: 'Ein verstecktes Feld gegen Spam wurde ausgelassen: Jedes Formular hier hat ein eigenes',
  },
  'form-mail-incomplete': {
    en: 'A mail of a form lacks a part; fill it in: {subject}',
    de: 'Einer E-Mail eines Formulars fehlt ein Teil; bitte ergänzen: {subject}',
  },
  'form-mail-unreadable': {
    en: 'The mail of the form “{subject}” cannot be read: write it again',
    de: 'Die E-Mail des Formulars „{subject}“ ist nicht lesbar: neu schreiben',
  },
  'form-other-mail': {
    en: 'A form sends two mails here; another of its mails was left out: {subject}',
    de: 'Ein Formular sendet hier zwei E-Mails; eine weitere wurde ausgelassen: {subject}',
  },
  'form-redirection': {
    en: 'A form led visitors to another site after sending, which it does not do here: {subject}',
    de: 'Ein Formular führte Besucher nach dem Senden auf eine andere Website, was es hier nicht tut: {subject}',
  },
  'form-repeater': {
    en: 'Fields that visitors could repeat stand once: {subject}',
    de: 'Felder, die Besucher wiederholen konnten, stehen einmal da: {subject}',
  },
  'form-script-setting': {
    en: 'The setting “{subject}” of a form ran script and does nothing here',
    de: 'Die Einstellung „{subject}“ eines Formulars führte Skript aus und bewirkt hier nichts',
  },
  'form-steps': {
    en: 'Steps of a form came as one page: {subject}',
    de: 'Schritte eines Formulars kamen als eine Seite: {subject}',
  },
  'form-tag-changed': {
    en: 'The field “{subject}” of a form works a little differently here',
    de: 'Das Feld „{subject}“ eines Formulars arbeitet hier ein wenig anders',
  },
  'form-tag-lost': {
    en: 'The field “{subject}” of a form was left out',
    de: 'Das Feld „{subject}“ eines Formulars wurde ausgelassen',
  },
  'form-text': {
    en: 'A text between the fields of a form was left out: {subject}',
    de: 'Ein Text zwischen den Feldern eines Formulars wurde ausgelassen: {subject}',
  },
  'form-text-cut': {
    en: 'A text of a form was too long and was cut: {subject}',
    de: 'Ein Text eines Formulars war zu lang und wurde gekürzt: {subject}',
  },
  'form-too-many-fields': {
    en: 'A form has more fields than a form takes here; the last were left out: {subject}',
    de: 'Ein Formular hat mehr Felder, als ein Formular hier aufnimmt; die letzten wurden ausgelassen: {subject}',
  },
  'form-unknown': {
    en: 'A form of a plugin whose forms cannot be read was left out: {subject}',
    de: 'Ein Formular eines Plugins, dessen Formulare nicht lesbar sind, wurde ausgelassen: {subject}',
  },
  'form-without-template': {
    en: 'The form “{subject}” has no fields',
    de: 'Das Formular „{subject}“ hat keine Felder',
  },
  'message-field-collision': {
    en: 'Two fields of a message have one name; the first came: {subject}',
    de: 'Zwei Felder einer Nachricht heißen gleich; das erste kam mit: {subject}',
  },
  'message-mail-failed': {
    en: 'The mail about a message failed on the old site; the message came',
    de: 'Die E-Mail zu einer Nachricht war auf der alten Website gescheitert; die Nachricht kam mit',
  },
  'message-without-date': {
    en: 'A message without a date has that of the import: number {subject}',
    de: 'Eine Nachricht ohne Datum hat das des Imports: Nummer {subject}',
  },
  'message-without-form': {
    en: 'Messages of a form that is not in the export came without it: {subject}',
    de: 'Nachrichten eines Formulars, das im Export fehlt, kamen ohne es: {subject}',
  },
  'unknown-form-field': {
    en: 'A form has a field of a kind that is not known here: {subject}',
    de: 'Ein Formular hat ein Feld einer Art, die hier nicht bekannt ist: {subject}',
  },
  'unknown-form-tag': {
    en: 'A form has the tag “{subject}”, which is not known here',
    de: 'Ein Formular hat den Tag „{subject}“, der hier nicht bekannt ist',
  },
  'unknown-mail-tag': {
    en: 'A mail of a form names “{subject}”, which is not known here and stays as it is',
    de: 'Eine E-Mail eines Formulars nennt „{subject}“; das ist hier nicht bekannt und bleibt stehen',
  },
} as const satisfies Readonly<Record<string, AdminText>>
