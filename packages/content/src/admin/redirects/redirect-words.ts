import { useTranslation } from '@payloadcms/ui'

const ENGLISH = {
  export: 'Export (CSV)',
  import: 'Import (CSV) …',
  importing: 'Importing …',
  format:
    'A line for each: old address, new address, and 301, 302 or 410. Lines with an old address that is there replace it.',
  done: (added: number, replaced: number, same: number) =>
    `${added} added, ${replaced} replaced, ${same} as they were.`,
  wrong: (shown: number, total: number) =>
    shown < total
      ? `Nothing was imported. ${total} lines are wrong, of which these are the first ${shown}:`
      : 'Nothing was imported. These lines are wrong:',
  line: (line: number) => (line === 0 ? 'The file' : `Line ${line}`),
  failed: 'The site does not answer. Try again.',
  broken: 'Addresses that visitors did not find',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  from: (referrer: string) => `linked from ${referrer}`,
  leadTo: (target: string) => `Lead to ${target}`,
  elsewhere: 'Choose another …',
  gone: 'It is gone (410)',
  about: (address: string) => ` for ${address}`,
  mended: (address: string) => `${address} is mended.`,
  refused: (address: string) => `${address} could not be mended. Choose another address.`,
  all: (total: number) => `All ${total}`,
}

type RedirectWords = typeof ENGLISH

const GERMAN: RedirectWords = {
  export: 'Exportieren (CSV)',
  import: 'Importieren (CSV) …',
  importing: 'Wird importiert …',
  format:
    'Je eine Zeile: alte Adresse, neue Adresse und 301, 302 oder 410. Zeilen mit einer alten Adresse, die es schon gibt, ersetzen sie.',
  done: (added, replaced, same) => `${added} neu, ${replaced} ersetzt, ${same} unverändert.`,
  wrong: (shown, total) =>
    shown < total
      ? `Nichts wurde importiert. ${total} Zeilen sind falsch; die ersten ${shown}:`
      : 'Nichts wurde importiert. Diese Zeilen sind falsch:',
  line: (line) => (line === 0 ? 'Die Datei' : `Zeile ${line}`),
  failed: 'Die Website antwortet nicht. Versuchen Sie es noch einmal.',
  broken: 'Adressen, die Besucher nicht gefunden haben',
  times: (count) => (count === 1 ? 'einmal' : `${count}-mal`),
  from: (referrer) => `verlinkt von ${referrer}`,
  leadTo: (target) => `Zu ${target} leiten`,
  elsewhere: 'Andere wählen …',
  gone: 'Gibt es nicht mehr (410)',
  about: (address) => ` für ${address}`,
  mended: (address) => `${address} ist behoben.`,
  refused: (address) => `${address} konnte nicht behoben werden. Wählen Sie eine andere Adresse.`,
  all: (total) => `Alle ${total}`,
}

/** Words above the list of redirects in the language of the admin. */
export function useRedirectWords(): RedirectWords {
  const { i18n } = useTranslation()
  return i18n.language === 'de' ? GERMAN : ENGLISH
}
