import { planRedirects } from '../addresses/plan-redirects.ts'
import type { PluginRedirects } from '../addresses/plugin-redirects.ts'
import { postCount } from '../convert/post-count.ts'
import { planAuthors } from '../people/authors.ts'
import { planTerms } from '../terms/plan-terms.ts'
import type { Converters } from './converters.ts'
import { fateOf } from './fate.ts'
import type { PlannedData, PlannedGlobal, PlannedGlobalValues, SitePlan } from './plan.ts'
import { planFaqs } from './plan-faqs.ts'
import { planHome } from './plan-home.ts'
import type { ImportPlan } from './prepared-plan.ts'

export interface SiteInput {
  /** Redirects that were made on the old site, from files of their plugins. */
  readonly redirects?: PluginRedirects
  /** Ids of the items that became another language of a document; known once all items are planned. */
  readonly merged?: ReadonlySet<number>
}

const MAX_TITLE_LENGTH = 120
const MAX_TAGLINE_LENGTH = 300

/** Plans what no single item makes: authors, terms, questions, menus, settings, redirects. */
export function planSite(
  plan: ImportPlan,
  converters: Converters,
  { redirects = NONE, merged = new Set() }: SiteInput = {},
): SitePlan {
  const terms = planTerms(plan.index, plan.options, plan.terms)
  const faqs = planFaqs(plan, converters)
  const home = planHome(plan)
  const input = { plugin: redirects.redirects, patterns: redirects.patterns, merged }
  return {
    terms: [...planAuthors(plan.authors, plan.options), ...terms.documents],
    reusable: faqs.documents,
    sliders: plan.sliders.documents,
    forms: plan.otherForms.documents,
    menus: plan.menus.documents,
    pages: home.documents,
    globals: [...settingsOf(plan), ...plan.menus.globals],
    redirects: { [Symbol.iterator]: () => planRedirects(plan, input) },
    lines: [
      ...terms.lines,
      ...faqs.lines,
      ...home.lines,
      ...plan.sliders.lines,
      ...plan.otherForms.lines,
      ...plan.menus.lines,
      ...redirects.lines,
    ],
  }
}

const NONE: PluginRedirects = { redirects: [], patterns: [], lines: [] }

/**
 * Settings: the order of languages, the places of posts and projects, and the name of the site, which replaces another one
 * if that is wished.
 */
function settingsOf(plan: ImportPlan): readonly PlannedGlobalValues[] {
  const { options, index } = plan
  const [main] = options.languages
  const collections = collectionsIn(plan)
  const globals: PlannedGlobalValues[] = []
  const add = (global: PlannedGlobal, data: PlannedData, more: Partial<PlannedGlobalValues> = {}) => {
    globals.push({ key: `global:${global}`, global, locale: options.language, data, dependsOn: [], ...more })
  }
  const also = options.language === main ? {} : { alsoIn: main }
  if (options.ordersLanguages) add('languages', { order: options.languages.join(' ') })
  if (collections.has('posts')) {
    const page = options.postsPage === undefined ? undefined : index.items.get(options.postsPage)
    const title = page?.title.trim().slice(0, 200)
    const { postsPerPage } = options
    const data = {
      slug: options.blogSlug,
      ...(title && { title }),
      ...(postsPerPage && { perPart: postCount(postsPerPage, postsPerPage) }),
    }
    add('blog', data, also)
  }
  if (collections.has('projects')) add('portfolio', { slug: options.portfolioSlug })
  if (options.settings && (index.comments.get('comment:1') ?? 0) > 0) add('comment-settings', { isOn: true })
  const data = {
    ...(options.title && { name: options.title.slice(0, MAX_TITLE_LENGTH) }),
    ...(options.tagline && { tagline: options.tagline.slice(0, MAX_TAGLINE_LENGTH) }),
    ...(options.zoneName && { timeZone: options.zoneName }),
  }
  if (Object.keys(data).length > 0) add('site', data, { ...also, fillsOnly: !options.settings })
  return globals
}

function collectionsIn({ index, options }: ImportPlan): ReadonlySet<string> {
  const found = new Set<string>()
  for (const item of index.items.values()) {
    const fate = fateOf(item, index, options)
    if (fate.fate === 'document') found.add(fate.collection)
  }
  return found
}
