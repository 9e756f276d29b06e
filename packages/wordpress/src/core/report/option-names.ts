import { kindName } from './kind-names.ts'
import { inEachLanguage, quoted, type ReportText } from './report-words.ts'

/** Options of an import that questions name, as an owner would. */
const OPTION_NAMES: Readonly<Record<string, ReportText>> = {
  mainLanguage: { en: 'main language', de: 'Hauptsprache', he: 'שפה ראשית' },
  languages: { en: 'languages', de: 'Sprachen', he: 'שפות' },
  permalinks: { en: 'addresses of posts', de: 'Adressen von Beiträgen', he: 'כתובות של פוסטים' },
  categoryBase: { en: 'addresses of categories', de: 'Adressen von Kategorien', he: 'כתובות של קטגוריות' },
  frontPage: { en: 'home page', de: 'Startseite', he: 'עמוד הבית' },
  postsPage: { en: 'page with the list of posts', de: 'Seite mit der Liste der Beiträge', he: 'עמוד רשימת הפוסטים' },
  timeZone: { en: 'time zone', de: 'Zeitzone', he: 'אזור זמן' },
  headerMenu: { en: 'menu in the header', de: 'Menü im Kopf der Seiten', he: 'תפריט בראש העמודים' },
  footerMenu: { en: 'menu in the footer', de: 'Menü im Fuß der Seiten', he: 'תפריט בתחתית העמודים' },
  passwords: { en: 'pages behind a password', de: 'Seiten hinter einem Passwort', he: 'עמודים מוגנים בסיסמה' },
  privatePages: { en: 'private pages', de: 'private Seiten', he: 'עמודים פרטיים' },
}

const PLACE_OF: ReportText = { en: 'place of', de: 'Platz für', he: 'מקום עבור' }

/** Name of an option; one that is not known is quoted as it is. @param option As questions name it: `kinds.event` asks for the place of a kind. */
export function optionName(option: string): ReportText {
  if (option.startsWith('kinds.')) {
    const kind = kindName(option.slice('kinds.'.length))
    return inEachLanguage((word) => `${word(PLACE_OF)} ${word(kind)}`)
  }
  return (Object.hasOwn(OPTION_NAMES, option) ? OPTION_NAMES[option] : undefined) ?? quoted(option)
}
