import type { ConvertLookup, ReportLine } from '../convert/convert.ts'
import { momentOf } from '../dates/site-zone.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { takenTypeOf } from '../media/file-kind.ts'
import { fileNameOf, stemOf } from '../media/upload-path.ts'
import { fusionSliders } from '../sliders/fusion-slider.ts'
import { metaSliders } from '../sliders/meta-slider.ts'
import { isRevSlider, readRevSlider } from '../sliders/rev-slider/read-rev-slider.ts'
import type { ConvertedSlider, SliderArchive, SliderContext, SliderFile } from '../sliders/slider-source.ts'
import { isSmartSlider, readSmartSlider } from '../sliders/smart-slider.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import type { ImportOptions } from './options.ts'
import type { PlannedDocument } from './plan.ts'

const MAX_ALT_LENGTH = 500

/** Sliders of an export and of the archives beside it. */
export interface PlannedSliders {
  /** Images that only the archives have, then the sliders. */
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly ReportLine[]
  /** By the names that pages call them. */
  readonly refs: ReadonlyMap<string, SourceRef>
  /** Titles of sliders by the ids of the items that they are made of. */
  readonly ofItems: ReadonlyMap<number, { readonly key: ConvertedSlider['key']; readonly title: string }>
}

interface SlidersInput {
  readonly index: ExportIndex
  readonly options: ImportOptions
  readonly archives: readonly SliderArchive[]
  readonly lookup: Omit<ConvertLookup, 'slider'>
}

/** Plans the sliders that are items of the export, and those that came in files of their own. */
export function planSliders({ index, options, archives, lookup }: SlidersInput): PlannedSliders {
  const { zone, language } = options
  const context: SliderContext = { lookup, ...(zone && { instantOf: (local) => momentOf(local, zone) }) }
  const lines: ReportLine[] = []
  const given = archives.flatMap((archive) => {
    const read = isRevSlider(archive.entries) ? readRevSlider : readSmartSlider
    const found = read(archive.entries, context)
    lines.push(...found.lines.map((line) => ({ ...line, example: archive.name })))
    return found.sliders
  })
  const items = [...index.shown.values()].filter(({ kind, status }) => kind === 'attachment' || status === 'publish')
  const sliders = eachOnce([...given, ...metaSliders(items, context), ...fusionSliders(items, context)], lines)
  lines.push(...sliders.flatMap((slider) => slider.lines))
  const shown = sliders.filter(({ values }) => Array.isArray(values.slides) && values.slides.length > 0)
  const images = new Map(shown.flatMap((slider) => slider.files).map((file) => [file.key, file]))
  return {
    documents: [
      ...[...images.values()].flatMap((file) => imageOf(file, language, lines) ?? []),
      ...shown.map((slider) => documentOf(slider, language)),
    ],
    lines,
    refs: new Map(shown.flatMap(({ key, names }) => names.map((name) => [name, refTo(key)] as const)).reverse()),
    ofItems: new Map(shown.flatMap(({ key, title, items: of }) => of.map((id) => [id, { key, title }] as const))),
  }
}

/** True for an archive that {@link planSliders} can read. */
export function isSliderArchive(entries: SliderArchive['entries']): boolean {
  return isRevSlider(entries) || isSmartSlider(entries)
}

/** Of two sliders with one name the first counts: they are two exports of the same. */
function eachOnce(sliders: readonly ConvertedSlider[], lines: ReportLine[]): readonly ConvertedSlider[] {
  const byKey = new Map<string, ConvertedSlider>()
  for (const slider of sliders) {
    if (byKey.has(slider.key)) lines.push({ level: 'note', code: 'slider-twice', subject: slider.alias })
    else byKey.set(slider.key, slider)
  }
  return [...byKey.values()]
}

function documentOf({ key, values }: ConvertedSlider, locale: string): PlannedDocument {
  const data = { ...values, _status: 'published' }
  return { key, collection: 'sliders', locale, data, dependsOn: [], oldAddresses: [] }
}

function imageOf({ key, path }: SliderFile, locale: string, lines: ReportLine[]): PlannedDocument | undefined {
  const mimeType = takenTypeOf(path)
  if (mimeType === undefined) {
    lines.push({ level: 'lost', code: 'file-kind', subject: fileNameOf(path) })
    return undefined
  }
  const alt = stemOf(path).replace(/[_-]+/g, ' ').trim().slice(0, MAX_ALT_LENGTH)
  return {
    key,
    collection: 'media',
    locale,
    data: { alt: alt || fileNameOf(path).slice(0, MAX_ALT_LENGTH) },
    dependsOn: [],
    oldAddresses: [],
    file: { candidates: [path], address: '', mimeType },
  }
}
