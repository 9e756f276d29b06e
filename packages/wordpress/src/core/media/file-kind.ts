import type { FoundMedia } from '../convert/convert.ts'
import type { IndexedAttachment } from '../index-of-export/attachment.ts'
import { withoutQuery } from './upload-path.ts'

/** Kinds of files that the library takes, by the endings of their names. */
const TAKEN: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jpe', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['vtt', 'text/vtt'],
  ['pdf', 'application/pdf'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['wav', 'audio/wav'],
  ['m4a', 'audio/mp4'],
  ['m4b', 'audio/mp4'],
  ['flac', 'audio/flac'],
  ['zip', 'application/zip'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['odp', 'application/vnd.oasis.opendocument.presentation'],
  ['epub', 'application/epub+zip'],
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pps', 'application/vnd.ms-powerpoint'],
  ['rtf', 'application/rtf'],
  ['csv', 'text/csv'],
  ['txt', 'text/plain'],
  ['ics', 'text/calendar'],
  ['vcf', 'text/vcard'],
])

/** Endings that are images, videos or sounds, though the library does not take them. */
const OTHERS: ReadonlyMap<string, FoundMedia['kind']> = new Map([
  ...['bmp', 'tif', 'tiff', 'heic', 'heif', 'ico', 'jxl'].map((ending) => [ending, 'image'] as const),
  ...['mov', 'avi', 'wmv', 'ogv', 'mpg', 'mpeg', '3gp', 'mkv', 'flv'].map((ending) => [ending, 'video'] as const),
  ...['aac', 'wma', 'aif', 'aiff', 'mid'].map((ending) => [ending, 'audio'] as const),
])

/** Ending of a name or an address in lower case without its dot; empty when it has none. */
export function endingOf(file: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(withoutQuery(file))?.[1]?.toLowerCase() ?? ''
}

/** Media type of a file that the library takes, by its name. */
export function takenTypeOf(file: string): string | undefined {
  return TAKEN.get(endingOf(file))
}

/** Type of an image whose name does not say which: its bytes say it when it comes. */
const SOME_IMAGE = 'image/*'

/** Media type of an attachment that the library takes. */
export function typeOfAttachment({ file, address, isImage }: IndexedAttachment): string | undefined {
  const name = file || address
  return takenTypeOf(name) ?? (isImage && endingOf(name) === '' ? SOME_IMAGE : undefined)
}

export function mediaKindOf(file: string): FoundMedia['kind'] {
  const type = takenTypeOf(file)
  if (type === undefined) return OTHERS.get(endingOf(file)) ?? 'file'
  const [group] = type.split('/')
  return group === 'image' || group === 'video' || group === 'audio' ? group : 'file'
}
