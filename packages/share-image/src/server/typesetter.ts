import bidiFactory from 'bidi-js'
import * as hb from 'harfbuzzjs'
import type { TextStyle, Typesetter } from '../core/compose.ts'
import { type FontFace, faceOf } from '../core/font-faces.ts'

/** A font file, decompressed. */
export interface LoadedFace extends FontFace {
  readonly font: Uint8Array
}

const bidi = bidiFactory()

interface Run {
  readonly text: string
  readonly face: LoadedFace
  readonly level: number
}

interface ShapedRun {
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[]
  /** Pixels. */
  readonly width: number
  readonly scale: number
}

/**
 * Sets texts with HarfBuzz: kerning, ligatures, variable weights, and both directions of writing.
 *
 * @param typefaces Files by the name of their typeface.
 */
export function createTypesetter(typefaces: ReadonlyMap<string, readonly LoadedFace[]>): Typesetter {
  const opened = new Map<LoadedFace, { font: hb.Font; upem: number }>()
  const open = (face: LoadedFace) => {
    const known = opened.get(face)
    if (known) return known
    const { buffer, byteOffset, byteLength } = face.font
    const parsed = new hb.Face(new hb.Blob(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer))
    const made = { font: new hb.Font(parsed), upem: parsed.upem }
    opened.set(face, made)
    return made
  }
  const shape = ({ text, face, level }: Run, setting: TextStyle): ShapedRun => {
    const { font, upem } = open(face)
    font.setVariations(
      [`wght=${setting.weight}`, `opsz=${setting.opticalSize}`].flatMap((axis) => hb.Variation.fromString(axis) ?? []),
    )
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.setDirection(level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const scale = setting.size / upem
    let x = 0
    const positions = buffer.getGlyphPositions()
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const glyph = { path: font.glyphToPath(codepoint), x: x + xOffset * scale, y: yOffset * scale }
      x += xAdvance * scale + setting.tracking * setting.size
      return glyph
    })
    return { glyphs, width: x, scale }
  }
  const shapeLine = (text: string, setting: TextStyle, direction: 'ltr' | 'rtl') => {
    const faces = setting.faces.flatMap((name) => typefaces.get(name) ?? [])
    return inVisualOrder(runsOf(text, faces, direction)).map((run) => shape(run, setting))
  }
  return {
    measure: (text, setting) => shapeLine(text, setting, 'ltr').reduce((sum, { width }) => sum + width, 0),
    outline(text, setting, direction) {
      let start = 0
      return shapeLine(text, setting, direction)
        .flatMap(({ glyphs, width, scale }) => {
          const drawn = glyphs.map(({ path, x, y }) => {
            const place = `translate(${(start + x).toFixed(2)} ${(-y).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
            return path ? `<path transform="${place}" d="${path}"/>` : ''
          })
          start += width
          return drawn
        })
        .join('')
    },
  }
}

/** Runs of a line with one font file and one direction, in reading order. */
function runsOf(text: string, faces: readonly LoadedFace[], direction: 'ltr' | 'rtl'): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: { text: string; face: LoadedFace; level: number }[] = []
  let at = 0
  for (const letter of text) {
    const level = levels[at] ?? 0
    at += letter.length
    const last = runs.at(-1)
    const codePoint = letter.codePointAt(0) ?? 0
    // Spaces and signs are of the file that is in use.
    const stays = last && /[\s\p{P}]/u.test(letter) && has(last.face, codePoint)
    const face = stays ? last.face : (faceOf(codePoint, faces) as LoadedFace | undefined)
    if (!face) continue
    if (last && last.face === face && last.level === level) last.text += letter
    else runs.push({ text: letter, face, level })
  }
  return runs
}

function has(face: FontFace, codePoint: number): boolean {
  return faceOf(codePoint, [face]) !== undefined
}

/** Puts runs in visual order. https://www.unicode.org/reports/tr9/#L2 */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  let seen = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = []
    let turned: Run[] = []
    for (const run of seen) {
      if (run.level >= level) turned = [run, ...turned]
      else {
        next.push(...turned, run)
        turned = []
      }
    }
    seen = [...next, ...turned]
  }
  return seen
}
