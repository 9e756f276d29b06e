import type { ConvertLookup, ReportLine } from '../convert/convert.ts'
import type { SourceKey } from '../source/source-key.ts'

/** Files of an archive by their paths in it; texts may be decoded already. */
export type SliderEntries = ReadonlyMap<string, string | Uint8Array>

/** Answers of the export that sliders ask for. All of it is optional: a slider may come alone. */
export interface SliderContext {
  readonly lookup?: Pick<ConvertLookup, 'mediaByAddress' | 'target'> &
    Partial<Pick<ConvertLookup, 'mediaById' | 'item'>>
  /** Moment of a local time of the site, `YYYY-MM-DD HH:MM:SS`, in milliseconds since 1970. Absent: the time counts as UTC. */
  readonly instantOf?: (local: string) => number | undefined
  /** Aliases of sliders that pages or other sliders open in a window. */
  readonly inWindow?: ReadonlySet<string>
}

/** An export of a slider plugin: a zip, or a single file of settings. */
export interface SliderArchive {
  readonly name: string
  readonly entries: SliderEntries
}

/** A file that an archive of a slider brings along, which no item of the export has to name. */
export interface SliderFile {
  readonly key: `file:${string}`
  /** Below the uploads. */
  readonly path: string
}

/** A slider as a document of `sliders`. */
export interface ConvertedSlider {
  readonly key: SourceKey
  /** As editors and addresses call it. */
  readonly alias: string
  /** Names by which pages ask for it; those of other plugins than Slider Revolution begin with the name of the plugin. */
  readonly names: readonly string[]
  /** Ids of the items of the export that it is made of. */
  readonly items: readonly number[]
  readonly title: string
  /** Values by the names of the collection's fields, blocks without ids. */
  readonly values: Readonly<Record<string, unknown>>
  readonly lines: readonly ReportLine[]
  readonly files: readonly SliderFile[]
}
