import type { FoundMedia } from '../convert/convert.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import type { SliderReport } from './slider-report.ts'
import type { SliderContext, SliderEntries, SliderFile } from './slider-source.ts'

/** Kinds of media by the ending of their files. */
const KINDS: readonly (readonly [FoundMedia['kind'], RegExp])[] = [
  ['image', /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i],
  ['video', /\.(?:mp4|m4v|webm|ogv|mov)$/i],
  ['audio', /\.(?:mp3|m4a|ogg|wav|flac)$/i],
]

/** Folder of the uploads on a site of WordPress. */
const UPLOADS = '/wp-content/uploads/'

/** Finds images, videos and sounds of a slider: in the library of the site, or in the slider's own archive. */
export class SliderMedia {
  private readonly used = new Map<string, SliderFile>()
  private readonly byPath: ReadonlyMap<string, string>

  private readonly context: SliderContext
  private readonly report: SliderReport

  constructor(context: SliderContext, entries: SliderEntries, report: SliderReport) {
    this.context = context
    this.report = report
    this.byPath = new Map(
      [...entries.keys()].flatMap((entry) => archivedPathsOf(entry).map((path) => [path, entry] as const)),
    )
  }

  /** Files of the archive that the slider uses. */
  get files(): readonly SliderFile[] {
    return [...this.used.values()]
  }

  /**
   * The medium that a slider names by its path below the uploads, or by its address.
   *
   * @returns Undefined, with a line in the report, for one that is nowhere, or of another kind.
   */
  find(written: string, kind: FoundMedia['kind'], id?: number): SourceRef | undefined {
    const named = written.trim()
    if (named === '') return undefined
    const path = pathBelowUploads(named)
    const lookup = this.context.lookup
    const found =
      lookup?.mediaByAddress(/^(?:https?:)?\/\//i.test(named) ? named : `${UPLOADS}${path}`) ??
      (id === undefined ? undefined : lookup?.mediaById?.(id, named))
    if (found) return found.kind === kind || found.kind === 'file' ? found.ref : this.missing(named, kind)
    const entry = this.byPath.get(path)
    if (entry === undefined || kindOf(path) !== kind) return this.missing(named, kind)
    const key = `file:${path}` as const
    this.used.set(path, { key, path })
    return refTo(key)
  }

  private missing(named: string, kind: FoundMedia['kind']): undefined {
    this.report.lost(kind === 'image' ? 'slider-picture-missing' : 'slider-film-missing', named.slice(-100))
    return undefined
  }
}

function kindOf(path: string): FoundMedia['kind'] {
  return KINDS.find(([, ending]) => ending.test(path))?.[0] ?? 'file'
}

/** `2019/04/x.jpg` of an address, or of a path that begins anywhere. */
function pathBelowUploads(written: string): string {
  const path = `/${written.replace(/[?#].*$/, '').replaceAll('\\', '/')}`
  const uploads = path.lastIndexOf('/uploads/')
  const below =
    uploads >= 0 ? path.slice(uploads + '/uploads/'.length) : path.slice(1).replace(/^(?:https?:)?\/\/[^/]+\//i, '')
  return decoded(below.replace(/^\/+/, ''))
}

/**
 * Paths below the uploads of a file in the archive of a slider: archives hold `images/2019/04/x.jpg`,
 * `images/uploads/x.jpg`, and the same one folder deeper.
 */
export function archivedPathsOf(entry: string): readonly string[] {
  const at = entry.indexOf('images/')
  if (at < 0 || (at > 0 && entry[at - 1] !== '/')) return []
  const below = entry.slice(at + 'images/'.length)
  return below === '' || below.endsWith('/') || below.includes('..') ? [] : [below, pathBelowUploads(`/${below}`)]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone `%` belongs to the name.
    return path
  }
}
