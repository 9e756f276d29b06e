import type { ReportLine } from '../convert/convert.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { languageOf } from '../plan/languages.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { PlannedDocument } from '../plan/plan.ts'
import { plainText } from '../terms/plain-text.ts'
import { typeOfAttachment } from './file-kind.ts'
import { titleForPeople } from './media-title.ts'
import { fileNameOf, stemOf } from './upload-path.ts'

const MAX_TEXT_LENGTH = 500

/** Document of a file of the library; undefined for a kind that it does not take. */
export function planMedium(
  item: IndexedItem,
  options: ImportOptions,
  report: (line: ReportLine) => void,
): PlannedDocument | undefined {
  const { attachment } = item
  const mimeType = attachment && typeOfAttachment(attachment)
  if (!attachment || mimeType === undefined) return undefined
  const caption = plainText(attachment.caption, MAX_TEXT_LENGTH)
  if (attachment.hasDescription) {
    report({ level: 'lost', code: 'media-description', subject: 'descriptions of files', example: attachment.file })
  }
  return {
    key: `item:${item.id}`,
    collection: 'media',
    locale: languageOf(item, options),
    data: {
      alt: altOf(item, mimeType, report),
      ...(caption && { caption }),
      ...(item.publishedAt !== undefined && { createdAt: new Date(item.publishedAt).toISOString() }),
    },
    dependsOn: [],
    oldAddresses: [],
    file: { candidates: candidatesOf(item), address: attachment.address, mimeType },
  }
}

/**
 * Paths of a file below the uploads, the best first. WordPress makes images smaller by itself, so the original is
 * better; one that was turned or edited is what its editor wanted.
 */
function candidatesOf({ attachment }: IndexedItem): readonly string[] {
  if (!attachment || attachment.file === '') return []
  const { file, original } = attachment
  if (original === undefined) return [file]
  return /-scaled\.[a-z0-9]+$/i.test(file) ? [original, file] : [file, original]
}

/** The library wants a text for every file. Where nobody wrote one, its name stands in, and the report counts it. */
function altOf(item: IndexedItem, mimeType: string, report: (line: ReportLine) => void): string {
  const { attachment } = item
  const written = plainText(attachment?.alt ?? '', MAX_TEXT_LENGTH)
  if (written !== '') return written
  const file = attachment?.file || attachment?.address || ''
  const title = titleForPeople(item)
  if (mimeType.startsWith('image/')) {
    report({
      level: 'note',
      code: 'picture-without-alt',
      subject: 'pictures without an alternative text',
      example: file,
    })
  }
  return (title || stemOf(file).replace(/[_-]+/g, ' ').trim() || fileNameOf(file) || 'File').slice(0, MAX_TEXT_LENGTH)
}
