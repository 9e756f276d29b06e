import { withoutPhoton } from '../media/photon.ts'
import { fileNameOf, folderOf, normalPath, uploadPathOf, withoutQuery } from '../media/upload-path.ts'
import { type PhpValue, phpAt, phpEntries, phpText } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'
import type { SourceItem } from '../source/source.ts'
import { metaOf } from './metas.ts'

/** A file of the library, with all the names that it has or had. */
export interface IndexedAttachment {
  /** Path below the uploads of the file that WordPress shows; empty when the item names none. */
  readonly file: string
  /** Path of the file before it was made smaller or turned. */
  readonly original?: string
  /** Paths of sizes and former versions, in the same folder. */
  readonly otherNames: readonly string[]
  /** Address of the file on the old site. */
  readonly address: string
  readonly alt: string
  readonly caption: string
  readonly hasDescription: boolean
  /** True where WordPress knew an image, whatever the name of the file says. */
  readonly isImage: boolean
}

/** Names of one file that are looked up: WordPress makes about ten. */
const MAX_NAMES = 100

/** Longest texts that are kept of an attachment, in characters. */
const MAX_TEXT_LENGTH = 2000

export function attachmentOf(item: SourceItem): IndexedAttachment {
  const address = wholeFileAddress(item.file ?? item.guid)
  const alt = (metaOf(item, '_wp_attachment_image_alt') ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  const attached = metaOf(item, '_wp_attached_file')?.trim() ?? ''
  const file = pathOf(attached) ?? uploadPathOf(address) ?? ''
  const metadata = arrayOf(metaOf(item, '_wp_attachment_metadata'))
  const backups = arrayOf(metaOf(item, '_wp_attachment_backup_sizes'))
  const folder = folderOf(file)
  const beside = (name: string | undefined) => (name ? normalPath(folder + fileNameOf(name)) : undefined)
  const original = beside(phpText(phpAt(metadata, 'original_image')))
  const names = [...filesOf(phpAt(metadata, 'sizes')), ...filesOf(backups)].map(beside)
  // Where an address and the meta differ, content may name either.
  const named = [uploadPathOf(item.file ?? ''), uploadPathOf(item.guid)]
  const others = new Set([...names, ...named, original].filter((name) => name !== undefined))
  others.delete(file)
  return {
    file,
    ...(original !== undefined && original !== file && { original }),
    otherNames: [...others].slice(0, MAX_NAMES),
    address,
    alt,
    caption: item.excerpt.trim().slice(0, MAX_TEXT_LENGTH),
    hasDescription: item.content.trim() !== '',
    isImage: alt !== '' || Number(phpText(phpAt(metadata, 'width'))) > 0,
  }
}

/** Networks make images smaller by a query, or under a host of their own: the file itself lies at the site. */
function wholeFileAddress(address: string): string {
  return uploadPathOf(address) === undefined ? address : withoutQuery(withoutPhoton(address))
}

/** A path as `_wp_attached_file` has it: below the uploads, seldom a whole path or an address. */
function pathOf(attached: string): string | undefined {
  if (attached === '') return undefined
  const isWhole = /^(?:[a-z]+:)?\/\//i.test(attached) || /^(?:\/|[a-z]:\\)/i.test(attached)
  return isWhole ? uploadPathOf(attached.replaceAll('\\', '/')) : normalPath(withoutQuery(attached))
}

/** Names in the entries of sizes: each holds `file`. */
function filesOf(sizes: PhpValue | undefined): readonly string[] {
  return phpEntries(sizes)
    .map(([, size]) => phpText(phpAt(size, 'file')))
    .filter((name) => name !== undefined)
    .map(withoutQuery)
}

function arrayOf(serialised: string | undefined): PhpValue | undefined {
  if (serialised === undefined) return undefined
  const read = unserialize(serialised)
  return read.ok ? read.value : undefined
}
