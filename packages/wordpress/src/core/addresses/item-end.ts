import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { languageOf } from '../plan/languages.ts'
import type { PlanAddress, PlanKey } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'

/** Address of the document of an item, in the language that it is written in. */
export function endOfItem(item: IndexedItem, plan: ImportPlan, merged: ReadonlySet<number>): PlanAddress {
  const locale = languageOf(item, plan.options)
  const leader = merged.has(item.id) ? plan.translations.leaderOf.get(item.id) : undefined
  const key: PlanKey = `item:${leader ?? item.id}`
  return { $address: key, ...(locale !== plan.options.languages[0] && { locale }) }
}
