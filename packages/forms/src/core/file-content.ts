import type { ContentKind } from './content-kind.ts'
import { acceptedSuffixes, typeOfSuffix } from './file-types.ts'

/** A file as it arrived. */
export interface ArrivedFile {
  readonly name: string
  /** MIME type that its sender gave; empty for none. */
  readonly declaredType: string
  /** Kind found in the first bytes; undefined if they are inconclusive. */
  readonly content: ContentKind | undefined
}

/** Kinds of content allowed for each suffix. Any content is allowed for a suffix that is not listed. */
const CONTENTS: readonly (readonly [kinds: readonly ContentKind[], suffixes: string])[] = [
  [['pdf'], 'pdf'],
  [['rtf'], 'rtf'],
  // Some programs write RTF, or what belongs into a docx, under the older name.
  [['ole', 'rtf', 'zip'], 'doc'],
  [['ole', 'zip'], 'pot pps ppt xla xls xlt xlw mpp'],
  // Files with a password lie in the older container.
  [['zip', 'ole'], 'docx docm dotx dotm xlsx xlsm xlsb xltx xltm xlam pptx pptm ppsx ppsm potx potm ppam sldx sldm'],
  [['zip'], 'odt odp ods odg odc odb odf oxps xps key numbers pages zip'],
  [['rar'], 'rar'],
  [['7z'], '7z'],
  [['gzip'], 'gz gzip'],
  [['tar'], 'tar'],
  [['png'], 'png'],
  [['jpeg'], 'jpg jpeg jpe'],
  [['gif'], 'gif'],
  [['webp'], 'webp'],
  [['bmp'], 'bmp'],
  [['tiff'], 'tiff tif'],
  [['heif'], 'avif heic heif heics heifs'],
  [['psd'], 'psd'],
  [['iso-media'], 'mp4 m4v mov qt 3gp 3gpp 3g2 3gp2 m4a m4b'],
  [['matroska'], 'webm mkv mka'],
  [['avi'], 'avi divx'],
  [['asf'], 'asf asx wmv wma wm'],
  [['flv'], 'flv'],
  [['mpeg-video'], 'mpeg mpg mpe'],
  [['wave'], 'wav x-wav'],
  [['ogg'], 'ogg oga ogv'],
  [['flac', 'ogg'], 'flac'],
  [['midi'], 'mid midi'],
  [['mpeg-audio'], 'mp3 aac'],
  // Names of texts: what is in them, a browser or a shell would have to be made to run.
  [['script', 'html', 'rtf'], 'txt asc c cc h srt csv tsv ics rtx css htm html vtt dfxp js'],
]

const KINDS = new Map(
  CONTENTS.flatMap(([kinds, suffixes]) => suffixes.split(' ').map((suffix) => [suffix, kinds] as const)),
)

/** Types for which one program often takes another: a picture that is a PNG, called `.jpg`. */
const ALIKE: readonly ReadonlySet<ContentKind>[] = [
  new Set(['png', 'jpeg', 'gif', 'webp', 'bmp', 'tiff', 'heif']),
  new Set([
    ...(['iso-media', 'matroska', 'avi', 'asf', 'flv', 'mpeg-video', 'wave'] as const),
    ...(['ogg', 'flac', 'midi', 'mpeg-audio'] as const),
  ]),
]

/** Type of files of which only their program knows more. */
const ANY_BYTES = 'application/octet-stream'

/**
 * True if a file is certainly not of the type that its name claims: by its first bytes, or, where they do not confirm the
 * name, by the type that its sender declared. If both are inconclusive, the name is trusted.
 *
 * @param accept What its field accepts, as in the attribute `accept`.
 */
export function isDisguised({ name, declaredType, content }: ArrivedFile, accept: readonly string[]): boolean {
  const suffix = suffixOf(name)
  const kinds = KINDS.get(suffix)
  if (content !== undefined && kinds?.includes(content)) return false
  if (isOtherFamily(declaredType, suffix)) return true
  if (!kinds || content === undefined) return false
  // Known by no mark, so not known to be wrong; only that it is no text is sure.
  if (content === 'binary') return kinds.includes('script')
  return !isAlike(kinds, content) || !acceptedSuffixes(accept).some((other) => KINDS.get(other)?.includes(content))
}

function suffixOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}

function isAlike(kinds: readonly ContentKind[], content: ContentKind): boolean {
  return ALIKE.some((group) => group.has(content) && kinds.some((kind) => group.has(kind)))
}

/** Browsers take the type from the name, and say little of many; but none calls a document a picture. */
function isOtherFamily(declaredType: string, suffix: string): boolean {
  const declared = familyOf(declaredType)
  const own = typeOfSuffix(suffix) ?? ANY_BYTES
  return declared !== undefined && own !== ANY_BYTES && declared !== familyOf(own)
}

function familyOf(type: string): 'picture' | 'recording' | undefined {
  if (type.startsWith('image/')) return 'picture'
  // One suffix may hold sound or film.
  return /^(?:audio|video)\//.test(type) ? 'recording' : undefined
}
