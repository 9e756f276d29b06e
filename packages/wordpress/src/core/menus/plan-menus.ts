import type { Outcome, PlacedLine, PlanKey, PlannedDocument, PlannedGlobalValues } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { titleText } from '../terms/title-text.ts'
import { blockMenu } from './block-menus.ts'
import { classicMenus } from './classic-menus.ts'
import { HIDDEN_REASONS } from './hidden-reasons.ts'
import { type MenuEntry, menuRows, shownEntries } from './menu-tree.ts'
import { pageEntries } from './page-entries.ts'
import type { PlannedMenus } from './planned-menus.ts'

/** Characters of a heading in the footer. */
const MAX_HEADING_LENGTH = 60

/** Names that say where a menu stands: visitors of the old site never read them. */
const NAMED_BY_PLACE = /^(?:foot|fu(?:ß|ss)|bottom|unten|pied|men[uü]\b)/i

/** Headings over links, where the name of a menu is none. */
const LINKS: Readonly<Record<string, string>> = { de: 'Links', en: 'Links', es: 'Enlaces', fr: 'Liens', he: 'קישורים' }

/** Names of the menu that is made of pages. */
const PAGES: Readonly<Record<string, string>> = { de: 'Seiten', en: 'Pages', es: 'Páginas', fr: 'Pages', he: 'עמודים' }

export function planMenus(plan: Omit<ImportPlan, 'menus'>): PlannedMenus {
  const outcomes = new Map<number, Outcome>()
  const lines: PlacedLine[] = []
  const documents: PlannedDocument[] = []
  const { language, menus } = plan.options
  const add = (key: PlanKey, name: string, entries: readonly MenuEntry[]) => {
    const { rows, beyond, raised } = menuRows(shownEntries(entries))
    for (const { label } of beyond)
      lines.push({ level: 'lost', code: 'menu-entry-beyond', subject: name, example: label })
    for (const { label } of raised)
      lines.push({ level: 'changed', code: 'menu-entry-raised', subject: name, example: label })
    documents.push({
      key,
      collection: 'menus',
      locale: language,
      data: { name, items: rows },
      dependsOn: [],
      oldAddresses: [],
    })
    return new Set(beyond.map(({ itemId }) => itemId))
  }
  for (const menu of classicMenus(plan)) {
    const beyond = add(`term:nav_menu:${menu.slug}`, menu.name, menu.entries)
    noteEntries(menu.entries, menu.name, { beyond, outcomes, lines })
    for (const id of menu.itemIds)
      for (const extra of plan.index.items.get(id)?.menuEntry?.extras ?? []) {
        lines.push({ level: 'lost', code: 'menu-setting', subject: extra, example: menu.name })
      }
  }
  for (const item of plan.index.shown.values()) {
    if (item.kind !== 'wp_navigation' || item.status !== 'publish') continue
    const { entries, others } = blockMenu(item, plan)
    const name = titleText(item.title, 80) || `Navigation ${item.id}`
    add(`item:${item.id}`, name, entries)
    for (const other of others) lines.push({ level: 'lost', code: 'menu-block', subject: other, example: name })
  }
  const globals = placesOf(documents, menus, language)
  const pages = documents.length === 0 ? pageEntries(plan) : []
  if (pages.length === 0) return { documents, globals, outcomes, lines }
  const made = menuOfPages(pages, language)
  return { ...made, outcomes, lines: [...lines, { level: 'note', code: 'menu-made', subject: 'menus' }] }
}

/** A menu of pages in the header of a site that has none there. */
function menuOfPages(pages: readonly MenuEntry[], locale: string): Pick<PlannedMenus, 'documents' | 'globals'> {
  const key = 'made:menu'
  const onlyWhereEmpty = { global: 'header', fields: ['menu', 'items'] } as const
  const data = { name: PAGES[locale.slice(0, 2)] ?? 'Pages', items: menuRows(pages).rows }
  return {
    documents: [{ key, collection: 'menus', locale, data, dependsOn: [], oldAddresses: [], onlyWhereEmpty }],
    globals: [
      {
        key: 'global:header',
        global: 'header',
        locale,
        data: { menu: { $source: key } },
        dependsOn: [key],
        onlyWhereEmpty,
      },
    ],
  }
}

function noteEntries(
  entries: readonly MenuEntry[],
  menu: string,
  to: {
    readonly beyond: ReadonlySet<number | undefined>
    readonly outcomes: Map<number, Outcome>
    readonly lines: PlacedLine[]
  },
): void {
  for (const { itemId, label, leadsTo, children } of entries) {
    if (itemId !== undefined) {
      if (leadsTo.to === 'nowhere') {
        to.lines.push({
          level: 'note',
          code: 'menu-entry-hidden',
          subject: HIDDEN_REASONS[leadsTo.reason].en,
          example: label,
        })
        to.outcomes.set(itemId, {
          became: 'nothing',
          code: 'menu-entry-hidden',
          reason: {
            en: `Visitors did not see it: ${HIDDEN_REASONS[leadsTo.reason].en}.`,
            de: `Besucher sahen es nicht: ${HIDDEN_REASONS[leadsTo.reason].de}.`,
            he: `מבקרים לא ראו אותו: ${HIDDEN_REASONS[leadsTo.reason].he}.`,
          },
        })
      } else if (to.beyond.has(itemId)) {
        const reason = {
          en: 'The menu has more entries than one takes.',
          de: 'Das Menü hat mehr Einträge, als eines aufnimmt.',
          he: 'בתפריט יש יותר פריטים מכפי שתפריט מכיל.',
        }
        to.outcomes.set(itemId, { became: 'nothing', code: 'menu-entry-beyond', reason })
      } else to.outcomes.set(itemId, { became: 'part', of: `the menu “${menu}”`, code: 'menu-entry' })
    }
    noteEntries(children, menu, to)
  }
}

/** Header and footer with the menus that the options name for them. */
function placesOf(
  documents: readonly PlannedDocument[],
  { header, footer }: ImportPlan['options']['menus'],
  locale: string,
): readonly PlannedGlobalValues[] {
  const find = (name: string | undefined) =>
    name === undefined ? undefined : documents.find(({ key }) => key === name || key === `term:nav_menu:${name}`)
  const globals: PlannedGlobalValues[] = []
  const [top, end] = [find(header), find(footer)]
  if (top) {
    globals.push({
      key: 'global:header',
      global: 'header',
      locale,
      data: { menu: { $source: top.key } },
      dependsOn: [top.key],
    })
  }
  if (end) {
    const data = { columns: [{ heading: headingOf(String(end.data.name), locale), menu: { $source: end.key } }] }
    globals.push({ key: 'global:footer', global: 'footer', locale, data, dependsOn: [end.key] })
  }
  return globals
}

/** Heading over a menu in the footer, which always has one here. */
function headingOf(name: string, locale: string): string {
  const heading = NAMED_BY_PLACE.test(name) ? (LINKS[locale.slice(0, 2)] ?? 'Links') : name
  return heading.slice(0, MAX_HEADING_LENGTH)
}
