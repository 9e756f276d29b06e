import { projectBaseOf } from '../addresses/old-addresses.ts'
import { ourSlug } from '../addresses/our-slug.ts'
import { guessStructure } from '../addresses/permalinks.ts'
import type { SiteZone } from '../dates/site-zone.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { NO_PAGE } from '../move-in/answers.ts'
import { guessBases } from './guess-bases.ts'
import { guessMenus, type MenuGuess } from './guess-menus.ts'
import { type FoundPage, guessFrontPage, guessPostsPage } from './guess-pages.ts'
import { siteLanguageOf } from './languages.ts'
import type { GivenOptions, ImportOptions, TargetSite } from './options.ts'
import type { Question, QuestionChoice } from './questions.ts'
import { kindQuestions, languageQuestions, question } from './questions.ts'
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
  const language = siteLanguageOf(index.site.language, target.languages) ?? target.languages[0]
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
    blogSlug,
    portfolioSlug: given.portfolioSlug ?? portfolioSlugOf(index, kinds, blogSlug),
    languages: target.languages,
    language,
    kinds,
    menus: menusOf(given, index, questions),
    passwords: given.passwords ?? 'draft',
    privatePages: given.privatePages ?? 'draft',
    trash: given.trash ?? 'leave-out',
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
      ...languageQuestions(index, options),
      ...kindQuestions(index, options),
    ],
  }
}

function structureOf(index: ExportIndex, questions: Question[]): string {
  const { permalinks, share, compared } = guessStructure(index)
  if (compared === 0) return permalinks
  const because = `${Math.round(share * 100)} % of ${compared} published posts have such an address`
  questions.push(
    question('permalinks', {
      text: 'How were the addresses of posts made? (Settings, Permalinks in WordPress.)',
      suggestion: permalinks || 'plain (?p=12)',
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
        text: 'What stood before the names of categories in addresses? (Settings, Permalinks in WordPress.)',
        suggestion: bases.categoryBase,
        confidence: guess.category === undefined ? 'unsure' : 'likely',
        because:
          guess.category === undefined ? 'it is the usual word, and no menu shows another' : 'a menu leads there',
      }),
    )
  }
  return bases
}

function frontPageOf(given: GivenOptions, index: ExportIndex, questions: Question[]): number | undefined {
  if (given.showOnFront === 'posts') return undefined
  if (given.frontPage !== undefined) return index.items.has(given.frontPage) ? given.frontPage : undefined
  const guess = guessFrontPage(index)
  questions.push(
    pageQuestion('frontPage', {
      text: 'Which page is the home page?',
      guess,
      none: 'no page: the list of posts is there',
      index,
    }),
  )
  return guess?.id
}

function postsPageOf(
  given: GivenOptions,
  index: ExportIndex,
  frontPage: number | undefined,
  questions: Question[],
): number | undefined {
  if (given.postsPage !== undefined) return index.items.has(given.postsPage) ? given.postsPage : undefined
  if (given.showOnFront !== undefined || frontPage === undefined) return undefined
  const guess = guessPostsPage(index, frontPage)
  questions.push(
    pageQuestion('postsPage', { text: 'Which page showed the list of posts?', guess, none: 'none', index }),
  )
  return guess?.id
}

/** Pages that can be chosen for a place of the site. */
const MAX_PAGE_CHOICES = 500

interface PageQuestion {
  readonly text: string
  readonly guess: FoundPage | undefined
  /** Meaning of no page. */
  readonly none: string
  readonly index: ExportIndex
}

function pageQuestion(option: string, { text, guess, none, index }: PageQuestion): Question {
  const pages = [...index.items.values()].filter(({ kind, status }) => kind === 'page' && status === 'publish')
  return question(option, {
    text,
    suggestion: guess ? `“${guess.title}” (page ${guess.id})` : none,
    confidence: guess?.confidence ?? 'unsure',
    because: guess?.because ?? 'no page of the export looks like it',
    choices: [
      { value: NO_PAGE, label: capitalised(none) },
      ...pages.slice(0, MAX_PAGE_CHOICES).map(({ id, title }) => ({ value: String(id), label: title || `Page ${id}` })),
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
      text: 'In which time zone did the site live? Dates without a time in UTC depend on it.',
      suggestion: offsets.length === 0 ? 'UTC' : offsets.map(offsetText).join(' and '),
      confidence: offsets.length === 0 ? 'unsure' : 'likely',
      because: offsets.length === 0 ? 'no item has two dates' : 'the local dates of the items differ so much from UTC',
    }),
  )
  return zone
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

function menusOf(given: GivenOptions, index: ExportIndex, questions: Question[]): ImportOptions['menus'] {
  const guess = guessMenus(index)
  if (guess.count > 0 && given.headerMenu === undefined) {
    questions.push(
      question('headerMenu', {
        text: 'Which menu stands in the header?',
        suggestion: guess.header ?? 'none',
        confidence: guess.count === 1 ? 'likely' : 'unsure',
        because: guess.because,
        choices: menuChoices(guess),
      }),
    )
  }
  if (guess.count > 1 && given.footerMenu === undefined) {
    questions.push(
      question('footerMenu', {
        text: 'Which menu stands in the footer?',
        suggestion: guess.footer ?? 'none',
        confidence: guess.footer === undefined ? 'unsure' : 'likely',
        because: guess.footer === undefined ? 'no menu is called so' : 'its name says so',
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
