import { textParts } from '../convert/text-parts.ts'
import { withinLimits } from '../convert/within-limits.ts'
import type { SourceItem } from '../source/source.ts'
import { titleText } from '../terms/title-text.ts'
import type { Converters } from './converters.ts'
import { fateOf } from './fate.ts'
import { itemConversion } from './item-conversion.ts'
import type { PlacedLine, PlanKey, PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** Taxonomies that questions are put together by. */
const CATEGORIES = /^(?:faq_category|ufaq-category|faq-category|faq_cat)$/

const MAX_TITLE_LENGTH = 200

/**
 * Questions and answers as reusable blocks, one accordion for each of their categories, so that they can be shown where
 * their owner wants. Pages of the old site that list them have copies of their own.
 */
export function planFaqs(
  plan: ImportPlan,
  converters: Converters,
): { readonly documents: readonly PlannedDocument[]; readonly lines: readonly PlacedLine[] } {
  const lines: PlacedLine[] = []
  const documents = [...groupsOf(plan)].flatMap(([key, { title, items }]): readonly PlannedDocument[] => {
    const conversions = items.map((item) =>
      itemConversion(item, plan, (line) =>
        lines.push({ ...line, item: { id: item.id, title: item.title, kind: item.kind, address: item.link } }),
      ),
    )
    const parts = conversions.map(({ context }) => ({
      title: titleText(context.item.title, MAX_TITLE_LENGTH),
      blocks: converters.content(context).blocks,
    }))
    const [first] = conversions
    const layout = first ? withinLimits(textParts(parts, first.context, { isFaq: true }), first.context.report) : []
    const block: PlannedDocument = {
      key,
      collection: 'reusable-blocks',
      locale: plan.options.language,
      data: { title: title.slice(0, MAX_TITLE_LENGTH), layout },
      dependsOn: [],
      oldAddresses: [],
    }
    return [...conversions.flatMap((conversion) => conversion.documents), block]
  })
  return { documents, lines }
}

interface FaqGroup {
  readonly title: string
  readonly items: SourceItem[]
}

function groupsOf({ index, options }: ImportPlan): ReadonlyMap<PlanKey, FaqGroup> {
  const groups = new Map<PlanKey, FaqGroup>()
  for (const item of index.shown.values()) {
    const indexed = index.items.get(item.id)
    if (!indexed || fateOf(indexed, index, options).fate !== 'faq') continue
    const category = item.terms.find(({ taxonomy }) => CATEGORIES.test(taxonomy))
    const key: PlanKey = category ? `term:${category.taxonomy}:${category.slug}` : `term:${item.kind}:`
    const known = groups.get(key)
    if (known) known.items.push(item)
    else groups.set(key, { title: category ? `Questions: ${category.name}` : 'Questions', items: [item] })
  }
  for (const { items } of groups.values()) items.sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
  return groups
}
