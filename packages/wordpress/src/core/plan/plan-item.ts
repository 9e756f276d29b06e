import type { ReportLine } from '../convert/convert.ts'
import { withinLimits } from '../convert/within-limits.ts'
import { linesWithSender, withSender } from '../forms/mail-sender.ts'
import { planMedium } from '../media/plan-medium.ts'
import { META_SLIDER_KIND } from '../sliders/meta-slider.ts'
import type { SourceItem } from '../source/source.ts'
import { withSiteZone } from '../source/with-zone.ts'
import { titleText } from '../terms/title-text.ts'
import type { ConvertedValues, Converters } from './converters.ts'
import { type Fate, fateOf } from './fate.ts'
import { itemConversion } from './item-conversion.ts'
import { siteLanguageOf } from './languages.ts'
import type { ItemPlan, Outcome, PlacedLine, PlannedCollection, PlannedDocument } from './plan.ts'
import { planDocument } from './plan-document.ts'
import { planFeatureItem } from './plan-feature-item.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** Lines of one item that are kept; more of them are counted as one. */
const MAX_LINES = 500

const MAX_TITLE_LENGTH = 200

/**
 * Plans one item of the second reading: what becomes of it, the documents that it makes, and what its owner has to know.
 * Nothing is written and nothing remembered, so the order of the items does not matter.
 */
export function planItem(source: SourceItem, plan: ImportPlan, converters: Converters): ItemPlan {
  const { index, options } = plan
  const indexed = index.items.get(source.id)
  const lines: PlacedLine[] = []
  let more = 0
  const place = {
    id: source.id,
    title: source.title.slice(0, MAX_TITLE_LENGTH),
    kind: source.kind,
    address: indexed?.link ?? source.link,
  }
  const report = (line: ReportLine) => {
    if (lines.length < MAX_LINES) lines.push({ ...line, item: place })
    else more += 1
  }
  const item = withSiteZone(source, options.zone)
  const fate: Fate = indexed
    ? fateOf(indexed, index, options)
    : {
        fate: 'nothing',
        code: 'unreadable',
        reason: { en: 'It is not in the index.', de: 'Es steht nicht im Verzeichnis.', he: 'הוא אינו באינדקס.' },
      }
  const { outcome, documents } = planOf(item, fate, { plan, converters, report })
  if (more > 0) lines.push({ level: 'note', code: 'more-lines', subject: `${more} more lines`, item: place })
  return { itemId: item.id, outcome, documents, lines }
}

interface Planning {
  readonly plan: ImportPlan
  readonly converters: Converters
  readonly report: (line: ReportLine) => void
}

type Result = Pick<ItemPlan, 'outcome' | 'documents'>

function planOf(item: SourceItem, fate: Fate, planning: Planning): Result {
  const { plan, converters, report } = planning
  switch (fate.fate) {
    case 'document':
      return fate.import
        ? planFeatureItem(item, fate.import, { ...planning, fate })
        : became(item, fate.collection, planDocument(item, fate, planning))
    case 'values':
      return planFeatureItem(item, fate.import, planning)
    case 'medium': {
      const indexed = plan.index.items.get(item.id)
      const medium = indexed && planMedium(indexed, plan.options, report)
      return became(item, 'media', medium ? [medium] : [])
    }
    case 'form':
      return became(item, 'contact-forms', formDocument(item, planning))
    case 'message':
      return became(
        item,
        'submissions',
        valuesDocument(item, 'submissions', converters.message(item, plan.forms), planning),
      )
    case 'reusable':
      return became(item, 'reusable-blocks', reusableDocuments(item, planning))
    case 'menu':
      return { outcome: { became: 'document', key: `item:${item.id}`, collection: 'menus' }, documents: [] }
    case 'menu-entry':
      return { outcome: plan.menus.outcomes.get(item.id) ?? ORPHAN, documents: [] }
    case 'faq':
      return { outcome: { became: 'part', of: 'the questions and answers', code: 'faq-item' }, documents: [] }
    case 'slide':
      return { outcome: slideOutcome(item, plan), documents: [] }
    case 'part':
      return { outcome: { became: 'part', of: fate.of, code: fate.code }, documents: [] }
    case 'nothing':
      if (fate.code === 'file-kind')
        report({ level: 'lost', code: 'file-kind', subject: endingIn(item), example: item.title.slice(0, 80) })
      return { outcome: { became: 'nothing', code: fate.code, reason: fate.reason }, documents: [] }
  }
}

const ORPHAN: Outcome = {
  became: 'nothing',
  code: 'menu-entry-hidden',
  reason: {
    en: 'It is in no menu, or was never saved with one.',
    de: 'Es ist in keinem Menü oder wurde nie mit einem gespeichert.',
    he: 'הוא אינו בשום תפריט, או שמעולם לא נשמר עם תפריט.',
  },
}

function became(item: SourceItem, collection: PlannedCollection, documents: readonly PlannedDocument[]): Result {
  const [first] = documents
  if (first === undefined) {
    return {
      outcome: {
        became: 'nothing',
        code: 'unreadable',
        reason: {
          en: 'What it holds cannot be read.',
          de: 'Der Inhalt ist nicht lesbar.',
          he: 'אי אפשר לקרוא את התוכן שלו.',
        },
      },
      documents: [],
    }
  }
  return { outcome: { became: 'document', key: `item:${item.id}`, collection }, documents }
}

function formDocument(item: SourceItem, planning: Planning): readonly PlannedDocument[] {
  const { sender } = planning.plan.options
  const form = planning.converters.form(item)
  const sent = form && { ...form, data: withSender(form.data, sender), lines: linesWithSender(form.lines, sender) }
  return valuesDocument(item, 'contact-forms', sent, planning)
}

function valuesDocument(
  item: SourceItem,
  collection: 'contact-forms' | 'submissions',
  converted: ConvertedValues | undefined,
  { plan, report }: Planning,
): readonly PlannedDocument[] {
  if (!converted) return []
  for (const line of converted.lines) report(line)
  const locale = siteLanguageOf(converted.language ?? '', plan.options.languages) ?? plan.options.language
  return [{ key: `item:${item.id}`, collection, locale, data: converted.data, dependsOn: [], oldAddresses: [] }]
}

function reusableDocuments(item: SourceItem, { plan, converters, report }: Planning): readonly PlannedDocument[] {
  const { context, documents } = itemConversion(item, plan, report)
  const { blocks } = converters.content(context)
  const layout = withinLimits(
    blocks.filter(({ blockType }) => blockType !== 'reusable'),
    report,
  )
  const block: PlannedDocument = {
    key: `item:${item.id}`,
    collection: 'reusable-blocks',
    locale: context.language,
    data: { title: titleText(item.title, MAX_TITLE_LENGTH) || `Reusable block ${item.id}`, layout },
    dependsOn: [],
    oldAddresses: [],
  }
  return [...documents, block]
}

function slideOutcome(item: SourceItem, { sliders }: ImportPlan): Outcome {
  const slider = sliders.ofItems.get(item.id)
  if (!slider)
    return {
      became: 'nothing',
      code: 'kind-of-builder',
      reason: {
        en: 'It is in no slider that is shown.',
        de: 'Es ist in keinem Slider, der gezeigt wird.',
        he: 'הוא אינו בשום סליידר שמוצג.',
      },
    }
  if (item.kind === META_SLIDER_KIND) return { became: 'document', key: slider.key, collection: 'sliders' }
  return { became: 'part', of: `the slider “${slider.title}”`, code: 'slide' }
}

function endingIn(item: SourceItem): string {
  return /\.[a-z0-9]{1,8}$/i.exec(item.file ?? '')?.[0].toLowerCase() ?? 'without an ending'
}
