import type { ConvertContext, ReportLine } from '../convert/convert.ts'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { languageOf } from './languages.ts'
import type { PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** The conversion of one item, and the contact forms that it makes of what stands in the content itself. */
export interface ItemConversion {
  readonly context: ConvertContext
  /** In the order in which they were met; filled while content is converted. */
  readonly forms: readonly PlannedDocument[]
}

export function itemConversion(
  item: SourceItem,
  plan: Pick<ImportPlan, 'lookup' | 'options'>,
  report: (line: ReportLine) => void,
): ItemConversion {
  const forms: PlannedDocument[] = []
  const language = languageOf(item, plan.options)
  const addForm: ConvertContext['addForm'] = (data) => {
    const key = `form:${item.id}-${forms.length + 1}` as const
    forms.push({ key, collection: 'contact-forms', locale: language, data, dependsOn: [], oldAddresses: [] })
    return refTo(key)
  }
  return { context: { item, language, lookup: plan.lookup, report, addForm, depth: 0 }, forms }
}
