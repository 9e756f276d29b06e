import { languageOf } from '../plan/languages.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { titleText } from '../terms/title-text.ts'
import { targetOfItem } from './entry-target.ts'
import type { MenuEntry } from './menu-tree.ts'

/** Most pages of a menu that is made of them: a header has no room for more. */
const MAX_PAGES = 8

const MAX_LABEL_LENGTH = 200

/** Entries for the pages at the top that visitors saw, in their order, without the home page. */
export function pageEntries(plan: Omit<ImportPlan, 'menus'>): readonly MenuEntry[] {
  const { index, options } = plan
  const pages = [...index.items.values()].filter(
    (item) =>
      item.kind === 'page' &&
      item.parent === 0 &&
      item.id !== options.frontPage &&
      languageOf(item, options) === options.language,
  )
  return pages
    .sort((one, other) => one.menuOrder - other.menuOrder || one.id - other.id)
    .map(({ id, title }) => ({
      label: titleText(title, MAX_LABEL_LENGTH),
      description: '',
      newTab: false,
      leadsTo: targetOfItem(id, plan),
      children: [],
    }))
    .filter(({ leadsTo }) => leadsTo.to !== 'nowhere')
    .slice(0, MAX_PAGES)
}
