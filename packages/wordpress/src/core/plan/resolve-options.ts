import { projectBaseOf } from '../addresses/old-addresses.ts'
import { ourSlug } from '../addresses/our-slug.ts'
import { guessStructure } from '../addresses/permalinks.ts'
import type { SiteZone } from '../dates/site-zone.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { NO_PAGE } from '../move-in/answers.ts'
import type { ReportText } from '../report/report-words.ts'
import { exampleQuestions } from './example-content.ts'
import { guessBases } from './guess-bases.ts'
import { guessMenus, type MenuGuess } from './guess-menus.ts'
import { type FoundPage, guessFrontPage, guessPostsPage } from './guess-pages.ts'
import { knownImports } from './known-imports.ts'
import { siteLanguageOf } from './languages.ts'
import { mainLanguageOf } from './main-language.ts'
import type { GivenOptions, ImportOptions, TargetSite } from './options.ts'
import type { Question, QuestionChoice } from './questions.ts'
import { kindQuestions, languageQuestions, question } from './questions.ts'
import { senderQuestions } from './sender-question.ts'
import { visibilityQuestions } from './visibility-questions.ts'

export interface ResolvedOptions {
  readonly options: ImportOptions
  /** Questions that an owner should answer, the most weighty first. */
  readonly questions: readonly Question[]
}

const DEFAULT_BLOG = 'blog'
const DEFAULT_PORTFOLIO = 'work'

/** Share of posts from which a structure of addresses counts as found. */
const SURE_SHARE = 0.9

/** Options of an import: those that were given, and guesses for the others, each with a question. */
export function resolveOptions(given: GivenOptions, index: ExportIndex, target: TargetSite): ResolvedOptions {
  const questions: Question[] = []
  const main = mainLanguageOf(given, index, target)
  questions.push(...exampleQuestions(given, target), ...main.questions)
  const { languages } = main
  const language = siteLanguageOf(index.site.language, languages) ?? languages[0]
  const permalinks = given.permalinks ?? structureOf(index, questions)
  const frontPage = frontPageOf(given, index, questions)
  const postsPage = postsPageOf(given, index, frontPage, questions)
  const kinds = given.kinds ?? {}
  const zone = given.timeZone?.zone ?? zoneOf(index, questions)
  const bases = basesOf(given, index, questions)
  const blogSlug = given.blogSlug ?? blogSlugOf(index, postsPage)
  const options: ImportOptions = {
    address: given.address ?? index.site.address,
    alsoHosts: given.alsoHosts ?? [],
    zone,
    zoneName: given.timeZone?.name,
    permalinks,
    ...bases,
    frontPage,
    postsPage,
    postsPerPage: given.postsPerPage,
    blogSlug,
    portfolioSlug: given.portfolioSlug ?? portfolioSlugOf(index, kinds, blogSlug),
    languages,
    ordersLanguages: languages.join() !== target.languages.join(),
    language,
    kinds,
    imports: knownImports(target.imports),
    menus: menusOf(given, index, questions),
    passwords: given.passwords ?? 'draft',
    privatePages: given.privatePages ?? 'draft',
    sender: given.sender ?? 'form',
    trash: given.trash ?? 'leave-out',
    exampleContent: given.exampleContent ?? 'replace',
    settings: given.settings ?? false,
    title: given.title ?? index.site.title,
    tagline: given.tagline ?? index.site.tagline,
    now: target.now,
  }
  return {
    options,
    questions: [
      ...questions,
      ...visibilityQuestions(given, index, options),
      ...senderQuestions(given, index, options),
      ...languageQuestions(index, options),
      ...kindQuestions(index, options),
    ],
  }
}

function structureOf(index: ExportIndex, questions: Question[]): string {
  const { permalinks, share, compared } = guessStructure(index)
  if (compared === 0) return permalinks
  const percent = Math.round(share * 100)
  const because = {
    en: `${percent} % of ${compared} published posts have such an address`,
    de: `${percent} % von ${compared} veröffentlichten Beiträgen eine solche Adresse haben`,
    he: `ל-${percent}% מתוך ${compared} פוסטים מפורסמים יש כתובת כזאת`,
  }
  questions.push(
    question('permalinks', {
      text: {
        en: 'How were the addresses of posts made? (Settings, Permalinks in WordPress.)',
        de: 'Wie waren die Adressen von Beiträgen aufgebaut? (Einstellungen, Permalinks in WordPress.)',
        he: 'איך נבנו הכתובות של פוסטים? (הגדרות, מבנה קישורים ב-WordPress.)',
      },
      suggestion: permalinks || { en: 'plain (?p=12)', de: 'einfach (?p=12)', he: 'פשוט (?p=12)' },
      confidence: share >= SURE_SHARE ? 'likely' : 'unsure',
      because,
    }),
  )
  return permalinks
}

/** Bases before the slugs of categories and tags. Only the addresses of their lists depend on it. */
function basesOf(
  given: GivenOptions,
  index: ExportIndex,
  questions: Question[],
): Pick<ImportOptions, 'categoryBase' | 'tagBase'> {
  const guess = guessBases(index)
  const bases = {
    categoryBase: given.categoryBase ?? guess.category ?? 'category',
    tagBase: given.tagBase ?? guess.tag ?? 'tag',
  }
  const hasCategories = [...index.terms.values()].some(({ taxonomy }) => taxonomy === 'category')
  if (given.categoryBase === undefined && hasCategories) {
    questions.push(
      question('categoryBase', {
        text: {
          en: 'What stood before the names of categories in addresses? (Settings, Permalinks in WordPress.)',
          de: 'Was stand in Adressen vor den Namen von Kategorien? (Einstellungen, Permalinks in WordPress.)',
          he: 'מה הופיע בכתובות לפני שמות הקטגוריות? (הגדרות, מבנה קישורים ב-WordPress.)',
        },
        suggestion: bases.categoryBase,
        confidence: guess.category === undefined ? 'unsure' : 'likely',
        because:
          guess.category === undefined
            ? {
                en: 'it is the usual word, and no menu shows another',
                de: 'es das übliche Wort ist und kein Menü ein anderes zeigt',
                he: 'זו המילה המקובלת, ואף תפריט אינו מראה אחרת',
              }
            : { en: 'a menu leads there', de: 'ein Menü dorthin führt', he: 'תפריט מוביל לשם' },
      }),
    )
  }
  return bases
}

function frontPageOf(given: GivenOptions, index: ExportIndex, questions: Question[]): number | undefined {
  if (given.showOnFront === 'posts') return undefined
  if (given.frontPage !== undefined)
    return isVisible(index.items.get(given.frontPage), given) ? given.frontPage : undefined
  const guess = guessFrontPage(index)
  questions.push(
    pageQuestion('frontPage', {
      text: {
        en: 'Which page is the home page?',
        de: 'Welche Seite ist die Startseite?',
        he: 'איזה עמוד הוא עמוד הבית?',
      },
      guess,
      none: {
        en: 'no page: the list of posts is there',
        de: 'keine Seite: dort steht die Liste der Beiträge',
        he: 'שום עמוד: רשימת הפוסטים נמצאת שם',
      },
      index,
    }),
  )
  return isVisible(guess && index.items.get(guess.id), given) ? guess?.id : undefined
}

/** Tells whether an item is a page that visitors will see: no other can be the home page. */
function isVisible(item: IndexedItem | undefined, { passwords }: GivenOptions): boolean {
  return (
    item?.kind === 'page' &&
    item.status === 'publish' &&
    (!item.hasPassword || (passwords === 'keep' && item.knowsPassword))
  )
}

function postsPageOf(
  given: GivenOptions,
  index: ExportIndex,
  frontPage: number | undefined,
  questions: Question[],
): number | undefined {
  if (given.postsPage !== undefined)
    return index.items.get(given.postsPage)?.kind === 'page' ? given.postsPage : undefined
  if (given.showOnFront !== undefined || frontPage === undefined) return undefined
  const guess = guessPostsPage(index, frontPage)
  questions.push(
    pageQuestion('postsPage', {
      text: {
        en: 'Which page showed the list of posts?',
        de: 'Welche Seite zeigte die Liste der Beiträge?',
        he: 'איזה עמוד הציג את רשימת הפוסטים?',
      },
      guess,
      none: { en: 'none', de: 'keine', he: 'אין' },
      index,
    }),
  )
  return guess?.id
}

/** Pages that can be chosen for a place of the site. */
const MAX_PAGE_CHOICES = 500

interface PageQuestion {
  readonly text: ReportText
  readonly guess: FoundPage | undefined
  /** Meaning of no page. */
  readonly none: ReportText
  readonly index: ExportIndex
}

function pageQuestion(option: string, { text, guess, none, index }: PageQuestion): Question {
  const pages = [...index.items.values()].filter(({ kind, status }) => kind === 'page' && status === 'publish')
  return question(option, {
    text,
    suggestion: guess
      ? {
          en: `“${guess.title}” (page ${guess.id})`,
          de: `„${guess.title}“ (Seite ${guess.id})`,
          he: `"${guess.title}" (עמוד ${guess.id})`,
        }
      : none,
    confidence: guess?.confidence ?? 'unsure',
    because: guess?.because ?? {
      en: 'no page of the export looks like it',
      de: 'keine Seite des Exports danach aussieht',
      he: 'אף עמוד בקובץ הייצוא אינו נראה כך',
    },
    choices: [
      { value: NO_PAGE, label: { en: capitalised(none.en), de: capitalised(none.de), he: none.he } },
      ...pages.slice(0, MAX_PAGE_CHOICES).map(({ id, title }) => ({
        value: String(id),
        label: title || { en: `Page ${id}`, de: `Seite ${id}`, he: `עמוד ${id}` },
      })),
    ],
  })
}

function zoneOf(index: ExportIndex, questions: Question[]): SiteZone | undefined {
  const { zone } = index
  const offsets =
    zone?.zone === 'reckoned'
      ? [...new Set(zone.months.map(({ offsetMinutes }) => offsetMinutes))].sort((a, b) => a - b)
      : []
  questions.push(
    question('timeZone', {
      text: {
        en: 'In which time zone did the site live? Dates without a time in UTC depend on it.',
        de: 'In welcher Zeitzone lebte die Website? Angaben ohne Zeit in UTC hängen davon ab.',
        he: 'באיזה אזור זמן פעל האתר? תאריכים בלי שעה ב-UTC תלויים בכך.',
      },
      suggestion:
        offsets.length === 0
          ? 'UTC'
          : {
              en: offsets.map(offsetText).join(' and '),
              de: offsets.map(offsetText).join(' und '),
              he: offsets.map(offsetText).join(', '),
            },
      confidence: offsets.length === 0 ? 'unsure' : 'likely',
      because:
        offsets.length === 0
          ? { en: 'no item has two dates', de: 'kein Eintrag zwei Zeitangaben hat', he: 'לאף פריט אין שני תאריכים' }
          : {
              en: 'the local dates of the items differ so much from UTC',
              de: 'die örtlichen Zeiten der Einträge so weit von UTC abweichen',
              he: 'התאריכים המקומיים של הפריטים שונים כך מ-UTC',
            },
    }),
  )
  return zone
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

const NO_MENU = { en: 'none', de: 'keines', he: 'אין' }

function menusOf(given: GivenOptions, index: ExportIndex, questions: Question[]): ImportOptions['menus'] {
  const guess = guessMenus(index, given.menuLocations)
  if (guess.count > 0 && given.headerMenu === undefined) {
    questions.push(
      question('headerMenu', {
        text: {
          en: 'Which menu stands in the header?',
          de: 'Welches Menü steht im Kopf der Seiten?',
          he: 'איזה תפריט נמצא בראש העמודים?',
        },
        suggestion: guess.header ?? NO_MENU,
        confidence: guess.isCertain ? 'certain' : guess.count === 1 ? 'likely' : 'unsure',
        because: guess.because,
        choices: menuChoices(guess),
      }),
    )
  }
  if (guess.count > 1 && given.footerMenu === undefined) {
    questions.push(
      question('footerMenu', {
        text: {
          en: 'Which menu stands in the footer?',
          de: 'Welches Menü steht im Fuß der Seiten?',
          he: 'איזה תפריט נמצא בתחתית העמודים?',
        },
        suggestion: guess.footer ?? NO_MENU,
        confidence: guess.footer === undefined ? 'unsure' : 'likely',
        because:
          guess.footer === undefined
            ? { en: 'no menu is called so', de: 'kein Menü so heißt', he: 'לאף תפריט אין שם כזה' }
            : { en: 'its name says so', de: 'sein Name es sagt', he: 'כך אומר השם שלו' },
        choices: menuChoices(guess),
      }),
    )
  }
  return { header: given.headerMenu ?? guess.header, footer: given.footerMenu ?? guess.footer }
}

function menuChoices({ menus }: MenuGuess): readonly QuestionChoice[] {
  return menus.map(({ key, name }) => ({ value: key, label: name }))
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function blogSlugOf(index: ExportIndex, postsPage: number | undefined): string {
  const page = postsPage === undefined ? undefined : index.items.get(postsPage)
  return ourSlug(page?.slug ?? '', DEFAULT_BLOG)
}

function portfolioSlugOf(index: ExportIndex, kinds: ImportOptions['kinds'], blogSlug: string): string {
  const base = projectBaseOf(index, { kinds })
  const slug = ourSlug(base?.replaceAll('/', '') ?? '', DEFAULT_PORTFOLIO)
  return slug === blogSlug ? `${slug}-${DEFAULT_PORTFOLIO}` : slug
}
