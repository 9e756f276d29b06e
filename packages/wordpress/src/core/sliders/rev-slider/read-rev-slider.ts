import { record } from '@vitrine/content/core'
import type { ReportLine } from '../../convert/convert.ts'
import { readPhp } from '../../forms/read-php.ts'
import { MAX_SETTINGS_LENGTH } from '../limits.ts'
import type { ConvertedSlider, SliderContext, SliderEntries } from '../slider-source.ts'
import { isOlder, raised } from './older.ts'
import { captionStyles } from './older-layer.ts'
import { convertSlider } from './slider.ts'

/** Files that hold a slider, wherever they lie in the archive. */
const SETTINGS = /(?:^|\/)slider_export\.(?:txt|json)$/i

/** Sliders of one archive. */
const MAX_SLIDERS = 100

export interface ReadSliders {
  readonly sliders: readonly ConvertedSlider[]
  /** Faults of the archive itself. */
  readonly lines: readonly ReportLine[]
}

/** True for an export of Slider Revolution. */
export function isRevSlider(entries: SliderEntries): boolean {
  return [...entries.keys()].some((path) => SETTINGS.test(path))
}

/**
 * Reads the sliders of an export of Slider Revolution: JSON since version 6, serialised by PHP in versions 4 and 5.
 *
 * @param entries Files of the archive; a bare `slider_export.txt` is an archive of one.
 */
export function readRevSlider(entries: SliderEntries, context: SliderContext = {}): ReadSliders {
  const lines: ReportLine[] = []
  const paths = [...entries.keys()].filter((path) => SETTINGS.test(path)).slice(0, MAX_SLIDERS)
  const sliders = paths.flatMap((path) => {
    const settings = settingsIn(textIn(entries.get(path)))
    if (settings === undefined) {
      lines.push({ level: 'lost', code: 'slider-unreadable', subject: path.slice(-100) })
      return []
    }
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const styles = captionStyles(textIn(entries.get(`${folder}dynamic-captions.css`)))
    const raw = isOlder(settings) ? raised(settings, styles) : settings
    return [convertSlider(raw, entries, context)]
  })
  if (paths.length === 0) lines.push({ level: 'lost', code: 'slider-unreadable', subject: 'slider_export.txt' })
  return { sliders, lines }
}

function settingsIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > MAX_SETTINGS_LENGTH) return undefined
  const read = record(jsonIn(text) ?? readPhp(text))
  return 'slides' in read || 'params' in read ? read : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Versions before 6 are no JSON.
    return undefined
  }
}

function textIn(entry: string | Uint8Array | undefined): string {
  if (entry === undefined) return ''
  const text = typeof entry === 'string' ? entry : new TextDecoder().decode(entry)
  return text.replace(/^\uFEFF/, '')
}
