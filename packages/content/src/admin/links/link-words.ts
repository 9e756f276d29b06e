import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../core/admin-text.ts'
import type { LinkChoice } from '../../core/links/link-choice.ts'
import type { PickedTarget } from './picked-target.ts'

type AddressKind = Exclude<LinkChoice['kind'], 'document'>

const ENGLISH = {
  placeholder: 'Page, address, mail or telephone',
  home: 'Home',
  list: 'Where the link can lead',
  kinds: {
    section: 'Section of a page',
    file: 'File',
    mail: 'Mail',
    telephone: 'Telephone',
    web: 'Web address',
    site: 'Address of this site',
  } satisfies Readonly<Record<AddressKind, string>>,
  sections: 'Sections of pages',
  files: 'Files',
  written: 'As it is written',
  draft: 'not published yet',
  draftHelp: 'Visitors see this link once the page is published.',
  gone: 'It led to a page that is no longer there, or that you may not see.',
  remove: 'Remove the link',
  found: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  nothing: 'Nothing has these words.',
  failed: 'The site could not be asked. You can still write an address.',
  unknown: (written: string) =>
    `“${written}” is no address. Choose from the list, or write an address, mail or number.`,
}

type LinkWords = typeof ENGLISH

const GERMAN: LinkWords = {
  placeholder: 'Seite, Adresse, E-Mail oder Telefon',
  home: 'Startseite',
  list: 'Ziele für den Link',
  kinds: {
    section: 'Abschnitt einer Seite',
    file: 'Datei',
    mail: 'E-Mail',
    telephone: 'Telefon',
    web: 'Webadresse',
    site: 'Adresse dieser Website',
  },
  sections: 'Abschnitte von Seiten',
  files: 'Dateien',
  written: 'Wie geschrieben',
  draft: 'noch nicht veröffentlicht',
  draftHelp: 'Besucher sehen diesen Link, sobald die Seite veröffentlicht ist.',
  gone: 'Die Seite, zu der er führte, gibt es nicht mehr, oder Sie dürfen sie nicht sehen.',
  remove: 'Link entfernen',
  found: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  nothing: 'Nichts enthält diese Worte.',
  failed: 'Die Website antwortet nicht. Eine Adresse können Sie trotzdem schreiben.',
  unknown: (written) =>
    `„${written}“ ist keine Adresse. Wählen Sie aus der Liste, oder schreiben Sie eine Adresse, E-Mail oder Nummer.`,
}

/** Kind of documents as editors call one of them. Undefined: links of this form lead to no such documents. */
export function useTargetNames(targets: readonly PickedTarget[]): (type: string) => string | undefined {
  const word = adminTexts(useTranslation().i18n.language)
  return (wanted) => {
    const target = targets.find(({ type }) => type === wanted)
    return target && word(target.label)
  }
}

/** Words of the link picker in the language of the admin. */
export function useLinkWords(): LinkWords {
  const { i18n } = useTranslation()
  return i18n.language === 'de' ? GERMAN : ENGLISH
}
