import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { languageOf } from '../plan/languages.ts'
import type { PlanAddress } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'

/** Address of the document of an item, in the language that it is written in. */
export function endOfItem(item: IndexedItem, { options }: Pick<ImportPlan, 'options'>): PlanAddress {
  const locale = languageOf(item, options)
  return { $address: `item:${item.id}`, ...(locale !== options.languages[0] && { locale }) }
}
