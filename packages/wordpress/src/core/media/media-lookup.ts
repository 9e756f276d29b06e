import type { FoundMedia } from '../convert/convert.ts'
import type { IndexedAttachment } from '../index-of-export/attachment.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { refTo } from '../source/source-key.ts'
import { mediaKindOf, typeOfAttachment } from './file-kind.ts'
import { titleForPeople } from './media-title.ts'
import { namesBehind, stemOf, uploadPathOf } from './upload-path.ts'

/** Finds the file that an address or a number means. */
export class MediaLookup {
  readonly #index: ExportIndex
  /** Ids by the paths of the files that WordPress shows, of their originals, and of their sizes. */
  readonly #exact = new Map<string, number>()
  readonly #other = new Map<string, number>()
  /** Ids of files that lie in no folder of uploads, by their addresses. */
  readonly #addresses = new Map<string, number>()
  #attached: ReadonlyMap<number, readonly IndexedItem[]> | undefined

  constructor(index: ExportIndex) {
    this.#index = index
    for (const { id, attachment } of index.items.values()) {
      if (!attachment) continue
      if (attachment.file === '') {
        this.#addresses.set(attachment.address, id)
        continue
      }
      this.#exact.set(attachment.file, id)
      for (const name of [attachment.original, ...attachment.otherNames]) {
        if (name !== undefined && !this.#other.has(name)) this.#other.set(name, id)
      }
    }
  }

  /** Id of the attachment of an address or path below the uploads: exact names first, names without a size last. */
  idOf(address: string): number | undefined {
    const path = uploadPathOf(address)
    if (path === undefined) return this.#addresses.get(address.trim())
    for (const name of [path, ...namesBehind(path)]) {
      const id = this.#exact.get(name) ?? this.#other.get(name)
      if (id !== undefined) return id
    }
    return undefined
  }

  byAddress(address: string): FoundMedia | undefined {
    const id = this.idOf(address)
    return id === undefined ? undefined : this.byId(id)
  }

  /** The file of a number, unless the address beside it names another file: numbers go stale when sites are merged. */
  byId(id: number, address?: string): FoundMedia | undefined {
    const item = this.#index.items.get(id)
    if (!item?.attachment || item.status === 'trash') return undefined
    const { attachment } = item
    const named = address === undefined ? undefined : uploadPathOf(address)
    if (named !== undefined && stemOf(named) !== stemOf(attachment.original ?? attachment.file)) return undefined
    return {
      ref: refTo(`item:${id}`),
      kind: shownKindOf(attachment),
      file: attachment.file,
      title: titleForPeople(item),
      alt: attachment.alt,
      caption: attachment.caption,
    }
  }

  /** Files that were uploaded to an item, by menu order and id. */
  of(itemId: number): readonly FoundMedia[] {
    this.#attached ??= attachedIn(this.#index)
    const attached = this.#attached.get(itemId) ?? []
    return attached.map(({ id }) => this.byId(id)).filter((media) => media !== undefined)
  }
}

/** Kind as which a file can be shown: an image that the library does not take is a file to link to. */
function shownKindOf(attachment: IndexedAttachment): FoundMedia['kind'] {
  const type = typeOfAttachment(attachment)
  const kind = type?.startsWith('image/') ? 'image' : mediaKindOf(attachment.file || attachment.address)
  return kind === 'image' && type === undefined ? 'file' : kind
}

function attachedIn(index: ExportIndex): ReadonlyMap<number, readonly IndexedItem[]> {
  const attached = new Map<number, IndexedItem[]>()
  for (const item of index.items.values()) {
    if (!item.attachment || item.parent === 0) continue
    const known = attached.get(item.parent)
    if (known) known.push(item)
    else attached.set(item.parent, [item])
  }
  for (const items of attached.values()) items.sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
  return attached
}
