import { ourSlug } from '../addresses/our-slug.ts'
import type { ConvertContext, ReportLine } from '../convert/convert.ts'
import { withSender } from '../forms/mail-sender.ts'
import { parsePastedImage } from '../media/pasted-image.ts'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { plainText } from '../terms/plain-text.ts'
import { languageOf } from './languages.ts'
import type { PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** The conversion of one item, and the documents that it makes of what stands in the content itself. */
export interface ItemConversion {
  readonly context: ConvertContext
  /** Forms and images in the order in which they were met; filled while content is converted. */
  readonly documents: readonly PlannedDocument[]
}

/** Characters of an alternative text, and of a name for a file. */
const MAX_ALT_LENGTH = 500
const MAX_NAME_LENGTH = 60

export function itemConversion(
  item: SourceItem,
  plan: Pick<ImportPlan, 'lookup' | 'options'>,
  report: (line: ReportLine) => void,
): ItemConversion {
  const documents: PlannedDocument[] = []
  const language = languageOf(item, plan.options)
  const common = { locale: language, dependsOn: [], oldAddresses: [] }
  let [forms, images] = [0, 0]
  const addForm: ConvertContext['addForm'] = (data) => {
    forms += 1
    const key = `form:${item.id}-${forms}` as const
    documents.push({ key, collection: 'contact-forms', data: withSender(data, plan.options.sender), ...common })
    return refTo(key)
  }
  const addImage: ConvertContext['addImage'] = ({ address, alt: written }) => {
    const image = parsePastedImage(address)
    if (!image) return undefined
    images += 1
    const key = `image:${item.id}-${images}` as const
    const words = plainText(written, MAX_ALT_LENGTH)
    if (words === '')
      report({ level: 'note', code: 'picture-without-alt', subject: 'pictures without an alternative text' })
    const alt = words || `Image ${images} of “${plainText(item.title, MAX_ALT_LENGTH / 2)}”`
    const slug = ourSlug(words, '').slice(0, MAX_NAME_LENGTH) || `image-${item.id}-${images}`
    const file = `${slug}.${image.ending}`
    documents.push({
      key,
      collection: 'media',
      data: { alt },
      file: { candidates: [file], address, mimeType: image.mimeType },
      ...common,
    })
    return { ref: refTo(key), kind: 'image', file, title: '', alt, caption: '' }
  }
  const { zone } = plan.options
  const shared = { item, language, lookup: plan.lookup, report, addForm, addImage, depth: 0 }
  return { context: { ...shared, ...(zone && { zone }) }, documents }
}
