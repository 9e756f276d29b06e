import { HIDDEN_REASONS } from '../menus/hidden-reasons.ts'
import { collectionName } from './collection-names.ts'
import { inEachLanguage, type ReportLabel, type ReportText } from './report-words.ts'

/** Texts for the subjects that the import writes itself, by their English; all others are names of the old site. */
const WORDS: Readonly<Record<string, ReportText>> = {
  ...Object.fromEntries(Object.values(HIDDEN_REASONS).map((reason) => [reason.en, reason])),
  post: { en: 'post', de: 'Beitrag', he: 'פוסט' },
  page: { en: 'page', de: 'Seite', he: 'עמוד' },
  project: { en: 'project', de: 'Projekt', he: 'פרויקט' },
  pingback: { en: 'pingback', de: 'Pingback', he: 'פינגבק' },
  trackback: { en: 'trackback', de: 'Trackback', he: 'טראקבק' },
  background: { en: 'background', de: 'Hintergrund', he: 'רקע' },
  columns: { en: 'columns', de: 'Spalten', he: 'עמודות' },
  carousel: { en: 'carousel', de: 'Karussell', he: 'קרוסלה' },
  countdown: { en: 'countdown', de: 'Countdown', he: 'ספירה לאחור' },
  'a long comment': { en: 'a long comment', de: 'ein langer Kommentar', he: 'תגובה ארוכה' },
  'rotation or blur': { en: 'rotation or blur', de: 'Drehung oder Unschärfe', he: 'סיבוב או טשטוש' },
  'moves of the layers': { en: 'moves of the layers', de: 'Bewegungen der Ebenen', he: 'תנועות של השכבות' },
  'content in content': { en: 'content in content', de: 'Inhalt in Inhalt', he: 'תוכן בתוך תוכן' },
  'elements in elements': { en: 'elements in elements', de: 'Elemente in Elementen', he: 'רכיבים בתוך רכיבים' },
  'elements inside each other': { en: 'elements in elements', de: 'Elemente in Elementen', he: 'רכיבים בתוך רכיבים' },
  'shortcodes inside each other': {
    en: 'shortcodes in shortcodes',
    de: 'Shortcodes in Shortcodes',
    he: 'קודי קיצור בתוך קודי קיצור',
  },
}

/** Texts for subjects that contain a number or a name, which replaces `#`. */
const PATTERNS: readonly (readonly [RegExp, ReportText])[] = [
  [/^(\d+) columns$/, { en: '# columns', de: '# Spalten', he: '# עמודות' }],
  [/^(\d+) blocks$/, { en: '# blocks', de: '# Blöcke', he: '# בלוקים' }],
  [/^(\d+) slides$/, { en: '# slides', de: '# Folien', he: '# שקופיות' }],
  [/^(\d+) layers$/, { en: '# layers', de: '# Ebenen', he: '# שכבות' }],
  [/^(\d+) fields$/, { en: '# fields', de: '# Felder', he: '# שדות' }],
  [/^(\d+) comments$/, { en: '# comments', de: '# Kommentare', he: '# תגובות' }],
  [/^(\d+) more lines$/, { en: '# more lines', de: '# weitere Zeilen', he: 'עוד # שורות' }],
  [/^more than (\d+) levels$/, { en: 'more than # levels', de: 'mehr als # Ebenen', he: 'יותר מ-# רמות' }],
  [
    /^longer than (\d+) characters$/,
    { en: 'longer than # characters', de: 'länger als # Zeichen', he: 'יותר מ-# תווים' },
  ],
  [
    /^more than (\d+) comments of one document$/,
    { en: 'more than # comments', de: 'mehr als # Kommentare', he: 'יותר מ-# תגובות' },
  ],
  [/^picture (\d+)$/, { en: 'picture number #', de: 'Bild Nummer #', he: 'תמונה מספר #' }],
  [/^attachment (\d+)$/, { en: 'file number #', de: 'Datei Nummer #', he: 'קובץ מספר #' }],
  [/^template (\d+)$/, { en: 'template number #', de: 'Vorlage Nummer #', he: 'תבנית מספר #' }],
  [
    /^reusable block (\d+)$/,
    { en: 'reusable block number #', de: 'wiederverwendbarer Block Nummer #', he: 'בלוק לשימוש חוזר מספר #' },
  ],
  [
    /^slider (.+) above the page$/,
    { en: 'slider # above the page', de: 'Slider # über der Seite', he: 'סליידר # מעל העמוד' },
  ],
]

/** A subject of a line as people read it; names of the old site are as they are. */
export function subjectText(subject: string): ReportLabel {
  const word = Object.hasOwn(WORDS, subject) ? WORDS[subject] : undefined
  if (word) return word
  for (const [pattern, text] of PATTERNS) {
    const [, held] = pattern.exec(subject) ?? []
    if (held !== undefined) return inEachLanguage((read) => read(text).replace('#', () => held))
  }
  return termsBeyond(subject) ?? subject
}

/** More terms of a document than it takes: `more than 20 tags`. */
function termsBeyond(subject: string): ReportText | undefined {
  const [, count, collection] = /^more than (\d+) ([a-z-]+)$/.exec(subject) ?? []
  if (count === undefined || collection === undefined) return undefined
  const { en, de, he } = collectionName(collection)
  return { en: `more than ${count} ${en.toLowerCase()}`, de: `mehr als ${count} ${de}`, he: `יותר מ-${count} ${he}` }
}
