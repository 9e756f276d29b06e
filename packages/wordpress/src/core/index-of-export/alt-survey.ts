import { stemOf, uploadPathOf } from '../media/upload-path.ts'
import { inOwnMemory } from '../source/own-memory.ts'
import type { SourceItem } from '../source/source.ts'
import type { IndexedItem } from './indexed-item.ts'

/** Alternative text that some content gives an image, and the name of the file that it shows there. */
interface WrittenAlt {
  readonly alt: string
  readonly stem: string
}

/** Images whose texts are remembered, and characters of one. */
const MAX_IMAGES = 50_000
const MAX_ALT_LENGTH = 500

const IMAGE = /<img\s[^<>]{1,5000}>/gi
const ID = /\bwp-image-(\d{1,15})\b/
const ALT = /\salt=(?:"([^"]*)"|'([^']*)')/i
const SRC = /\ssrc=(?:"([^"]*)"|'([^']*)')/i

/**
 * Alternative texts that editors wrote where an image stands: the block editor does not put them into the library, so
 * there is nothing in the item of the image itself.
 */
export class AltSurvey {
  /** The first of each image, by the id of its attachment. */
  readonly #alts = new Map<number, WrittenAlt>()

  add({ content }: Pick<SourceItem, 'content'>): void {
    if (!content.includes('wp-image-')) return
    for (const [image] of content.matchAll(IMAGE)) {
      const id = Number(ID.exec(image)?.[1] ?? 0)
      if (id === 0 || this.#alts.has(id) || this.#alts.size === MAX_IMAGES) continue
      const alt = attributeIn(image, ALT).trim().slice(0, MAX_ALT_LENGTH)
      const path = uploadPathOf(attributeIn(image, SRC))
      if (alt !== '' && path !== undefined)
        this.#alts.set(id, { alt: inOwnMemory(alt), stem: inOwnMemory(stemOf(path)) })
    }
  }

  /** Attachments without a text of their own, with the one that content gives them. Ids go stale, so their files have to agree. */
  *described(items: ReadonlyMap<number, IndexedItem>): Generator<readonly [number, IndexedItem]> {
    for (const [id, { alt, stem }] of this.#alts) {
      const item = items.get(id)
      const attachment = item?.attachment
      if (!attachment || attachment.alt !== '' || stemOf(attachment.original ?? attachment.file) !== stem) continue
      yield [id, { ...item, attachment: { ...attachment, alt } }]
    }
  }
}

function attributeIn(image: string, attribute: RegExp): string {
  const [, double, single] = attribute.exec(image) ?? []
  return double ?? single ?? ''
}
