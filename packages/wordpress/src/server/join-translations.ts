import { mergeTranslations } from '../core/plan/merge-translations.ts'
import type { ItemPlan, PlannedDocument } from '../core/plan/plan.ts'
import type { Translations } from '../core/plan/translations.ts'
import type { PlannedItem } from './planned-site.ts'

/**
 * Makes one document of items that say the same in several languages, once all of them are planned. Others pass.
 *
 * @param joining.merged Takes the ids of items that became part of another.
 * @param joining.now Milliseconds since 1970: tells what is still to come.
 */
export async function* joinTranslations(
  items: AsyncIterable<PlannedItem>,
  { leaderOf, othersOf }: Translations,
  joining: Joining,
): AsyncGenerator<PlannedItem> {
  const groups = new Map<number, PlannedItem[]>()
  for await (const planned of items) {
    const { id } = planned.item
    const leader = leaderOf.get(id) ?? (othersOf.has(id) ? id : undefined)
    if (leader === undefined) {
      yield planned
      continue
    }
    const group = [...(groups.get(leader) ?? []), planned]
    groups.set(leader, group)
    if (group.length <= (othersOf.get(leader)?.length ?? 0)) continue
    groups.delete(leader)
    yield* joined(leader, group, joining)
  }
  // Of these, one was left out of the file.
  for (const [leader, group] of groups) yield* joined(leader, group, joining)
}

interface Joining {
  readonly merged: Set<number>
  readonly now: number
}

function* joined(leader: number, group: readonly PlannedItem[], { merged, now }: Joining): Generator<PlannedItem> {
  const first = group.find(({ item }) => item.id === leader)
  const others = group.filter((planned) => planned !== first)
  const leading = first && mainDocument(first)
  const translations = others.flatMap((planned) => mainDocument(planned) ?? [])
  if (!first || !leading) {
    for (const planned of others) yield withDocuments(planned, mergeApart(planned))
    return
  }
  const { document, apart } = mergeTranslations(leading, translations, now)
  yield withDocuments(first, [document, ...first.plan.documents.filter((one) => one !== leading)])
  for (const planned of others) {
    const alone = apart.find(({ key }) => key === `item:${planned.item.id}`)
    const rest = planned.plan.documents.filter((one) => one !== mainDocument(planned))
    if (alone) {
      yield withDocuments(planned, [alone, ...rest])
      continue
    }
    merged.add(planned.item.id)
    const outcome: ItemPlan['outcome'] = { became: 'part', of: String(document.data.title), code: 'translation' }
    yield { ...planned, plan: { ...planned.plan, outcome, documents: rest } }
  }
}

/** Without the document that leads, each stands for itself. */
function mergeApart({ plan }: PlannedItem): readonly PlannedDocument[] {
  return plan.documents.map((document) => {
    const { translationOf, ...rest } = document
    return { ...rest, dependsOn: rest.dependsOn.filter((key) => key !== translationOf) }
  })
}

function mainDocument({ item, plan }: PlannedItem): PlannedDocument | undefined {
  return plan.documents.find(({ key }) => key === `item:${item.id}`)
}

function withDocuments(planned: PlannedItem, documents: readonly PlannedDocument[]): PlannedItem {
  return { ...planned, plan: { ...planned.plan, documents } }
}
