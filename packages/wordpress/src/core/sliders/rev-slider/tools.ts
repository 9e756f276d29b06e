import type { Level } from '../levels.ts'
import type { SliderLinks } from '../slider-links.ts'
import type { SliderMedia } from '../slider-media.ts'
import type { SliderReport } from '../slider-report.ts'
import type { SliderContext } from '../slider-source.ts'

export type Raw = Readonly<Record<string, unknown>>

/** Tools and facts with which the parts of a slider are converted. */
export interface SliderTools {
  readonly context: SliderContext
  readonly media: SliderMedia
  readonly links: SliderLinks
  readonly report: SliderReport
  /** Rooms that the slider has sizes of their own for, `desktop` among them. */
  readonly levels: ReadonlySet<Level>
  /** CSS pixels of the design grid in the widest level. */
  readonly grid: { readonly width: number; readonly height: number }
  /** Place of a slide, from 1, by the id that actions name. */
  readonly placeOf: (slideId: string) => number | undefined
  /** Milliseconds that a slide is shown which does not say itself. */
  readonly duration: number
}
