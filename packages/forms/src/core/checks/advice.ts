import type { AdminText } from '@vitrine/content/core'
import type { ConfigCode, ConfigProblem, ProblemDetail } from './config-problem.ts'

/** Tells an editor what is wrong, why it matters and what to do. */
export function adviceOn({ code, detail = {} }: Pick<ConfigProblem, 'code' | 'detail'>): AdminText {
  return ADVICE[code](detail)
}

const ADVICE: Readonly<Record<ConfigCode, (detail: ProblemDetail) => AdminText>> = {
  multiple_controls_in_label: () => ({
    en:
      'A label holds more than one control. A click on it reaches only the first, and a screen reader names all of them ' +
      'alike. Give each control its own label; for choices, use_label_element does that.',
    de:
      'Eine Beschriftung umfasst mehrere Eingaben. Ein Klick darauf erreicht nur die erste, und ein Screenreader nennt alle ' +
      'gleich. Jeder Eingabe eine eigene Beschriftung geben; bei Auswahlen macht das use_label_element.',
  }),
  unavailable_names: ({ names = '' }) => ({
    en:
      `WordPress keeps ${names} for its own addresses: there, visitors without script would get a page not found. ` +
      'Here such names work. Choose others if this form is to go there.',
    de:
      `WordPress braucht ${names} für eigene Adressen: Dort bekämen Besucher ohne Skript „Seite nicht gefunden“. ` +
      'Hier funktionieren solche Namen. Andere wählen, falls dieses Formular dorthin soll.',
  }),
  unavailable_html_elements: () => ({
    en:
      'The template holds a form element. The form has one already, and browsers ignore a form in a form, its end ' +
      'included, so that fields may get lost. Take <form> and </form> out.',
    de:
      'Die Vorlage enthält ein form-Element. Das Formular hat schon eines, und Browser übergehen ein Formular im Formular ' +
      'samt seinem Ende, sodass Felder verloren gehen können. <form> und </form> herausnehmen.',
  }),
  dots_in_names: () => ({
    en:
      'A field has a dot in its name. What is sent has an underscore in its place, so two names may become one. ' +
      'Write hyphens or underscores.',
    de:
      'Der Name eines Feldes enthält einen Punkt. Gesendet wird er mit einem Unterstrich, sodass zwei Namen zu einem werden ' +
      'können. Bindestriche oder Unterstriche schreiben.',
  }),
  colons_in_names: () => ({
    en:
      'A field has a colon in its name, which other programs that read the messages may not understand. ' +
      'Write hyphens or underscores.',
    de:
      'Der Name eines Feldes enthält einen Doppelpunkt, den andere Programme, die Nachrichten lesen, womöglich nicht ' +
      'verstehen. Bindestriche oder Unterstriche schreiben.',
  }),
  upload_filesize_overlimit: () => ({
    en:
      'A file field allows more than the server takes, so larger files fail although the form promises them. ' +
      'Lower its limit, or raise that of the server.',
    de:
      'Ein Dateifeld erlaubt mehr, als der Server annimmt, sodass größere Dateien scheitern, obwohl das Formular sie ' +
      'verspricht. Seine Grenze senken oder die des Servers erhöhen.',
  }),
  maybe_empty: () => ({
    en:
      'This is empty when a visitor leaves out what need not be filled in, and mails with nothing here are often taken for ' +
      'spam. Add words of your own, or the tag of a required field.',
    de:
      'Dies bleibt leer, wenn ein Besucher auslässt, was nicht ausgefüllt werden muss, und E-Mails ohne Inhalt an dieser ' +
      'Stelle gelten oft als Spam. Eigene Worte hinzufügen oder das Tag eines Pflichtfelds.',
  }),
  invalid_mailbox_syntax: ({ name }) => ({
    en:
      `${name ? `The header ${name}` : 'This'} may not be an e-mail address once the tags are filled in, and the mail may ` +
      'then not be sent. Write addresses with commas between them, or the tag of a required e-mail field.',
    de:
      `${name ? `Die Kopfzeile ${name}` : 'Dies'} ist womöglich keine E-Mail-Adresse, sobald die Tags ausgefüllt sind, und die ` +
      'E-Mail wird dann vielleicht nicht gesendet. Adressen mit Kommas dazwischen schreiben oder das Tag eines ' +
      'E-Mail-Pflichtfelds.',
  }),
  email_not_in_site_domain: () => ({
    en:
      'The sender is not of the domain of this site. Mail servers often take that for a forgery and refuse the mail. Send ' +
      "from an address of this site, and put the visitor's address into Reply to. A sender that the visitor types gives the " +
      'mail only its name and gets the answers; the address is that of the settings.',
    de:
      'Der Absender gehört nicht zur Domain dieser Website. Mailserver halten das oft für eine Fälschung und lehnen die ' +
      'E-Mail ab. Von einer Adresse dieser Website senden und die Adresse des Besuchers in „Antwort an“ schreiben. Ein ' +
      'Absender, den der Besucher eingibt, gibt der E-Mail nur seinen Namen und bekommt die Antworten; die Adresse ist die ' +
      'aus den Einstellungen.',
  }),
  unsafe_email_without_protection: ({ name }) => ({
    en:
      `${name ? `${name} takes` : 'The mail goes to'} an address that any visitor can type, so programs can send mails to ` +
      'strangers through this form. Switch a bot check on, or let only members see the form.',
    de:
      `${name ? `${name} enthält` : 'Die E-Mail geht an'} eine Adresse, die jeder Besucher eingeben kann, sodass Programme ` +
      'über dieses Formular Fremden schreiben können. Eine Bot-Prüfung einschalten oder das Formular nur Mitgliedern zeigen.',
  }),
  invalid_mail_header: () => ({
    en: 'A line is no header and is left out of the mail. Write a name, a colon and a value, such as Cc: office@example.com.',
    de:
      'Eine Zeile ist keine Kopfzeile und wird in der E-Mail weggelassen. Einen Namen, einen Doppelpunkt und einen Wert ' +
      'schreiben, etwa Cc: buero@example.com.',
  }),
  file_not_found: ({ path = '' }) => ({
    en: `${path} was not found, so mails go out without it. Write the names of file fields in brackets, or correct the path.`,
    de:
      `${path} wurde nicht gefunden, daher gehen E-Mails ohne diese Datei hinaus. Die Namen von Dateifeldern in Klammern ` +
      'schreiben oder den Pfad berichtigen.',
  }),
  file_not_in_content_dir: ({ path = '' }) => ({
    en: `${path} is outside of the folder for such files, and mails go out without it. Move the file into that folder.`,
    de:
      `${path} liegt außerhalb des Ordners für solche Dateien, und E-Mails gehen ohne diese Datei hinaus. Die Datei in ` +
      'diesen Ordner verschieben.',
  }),
  attachments_overweight: () => ({
    en:
      'The attachments can come to more than 25 MB, which many mail servers refuse; what exceeds it is left out. ' +
      'Lower the limits of the file fields.',
    de:
      'Die Anhänge können zusammen mehr als 25 MB haben, was viele Mailserver ablehnen; was darüber hinausgeht, wird ' +
      'weggelassen. Die Grenzen der Dateifelder senken.',
  }),
  html_in_message: () => ({
    en: 'The text has HTML, or blanks at its ends. Visitors see it as plain text without them. Take them out.',
    de: 'Der Text enthält HTML oder Leerzeichen an den Enden. Besucher sehen ihn als reinen Text ohne sie. Beides herausnehmen.',
  }),
  deprecated_settings: () => ({
    en: 'on_sent_ok and on_submit do nothing. Let a script of the page listen to the events of the form, and take them out.',
    de:
      'on_sent_ok und on_submit bewirken nichts. Ein Skript der Seite auf die Ereignisse des Formulars hören lassen und die ' +
      'Zeilen herausnehmen.',
  }),
}
