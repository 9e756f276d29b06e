import { given, record } from '@vitrine/content/core'
import { colorOf } from '../colors.ts'
import { clamped, flagOf, isOn, numberOf, wordOf } from '../css-values.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import { layersOf } from './layers.ts'
import { objectIn, rowsOf } from './rows.ts'
import type { Raw, SliderTools } from './tools.ts'

/** Reads how slides beside each other look. */
export function carouselLookOf(params: Raw): Raw {
  const stored = record(params.carousel)
  const visible = clamped(numberOf(stored.maxItems), 1, 9)
  const isRotated = flagOf(stored.rotation) !== false
  const isScaled = flagOf(stored.scale) !== false
  return {
    blockType: 'sliderCarousel',
    ...given({
      visible: visible === undefined ? undefined : Math.round(visible),
      align: wordOf(stored.horizontal) === 'left' ? 'start' : undefined,
      space: clamped(numberOf(stored.space), 0, 500),
      speed: clamped(numberOf(stored.speed), 50, 10_000),
      radius: clamped(numberOf(stored.borderRadius), 0, 500),
      orientation:
        wordOf(stored.orientation) === 'v' || wordOf(stored.orientation) === 'vertical' ? 'vertical' : undefined,
      paddingTop: clamped(numberOf(stored.paddingTop), 0, 500),
      paddingBottom: clamped(numberOf(stored.paddingBottom), 0, 500),
      justify: flagOf(stored.justify),
      infinite: flagOf(stored.infinity),
      stretch: flagOf(stored.stretch),
      snap: flagOf(stored.snap),
      maxOpacity: flagOf(stored.fadeOut) === false ? undefined : clamped(numberOf(stored.maxOpacity), 0, 100),
      varyFade: flagOf(stored.varyFade),
      minScale: isScaled ? clamped(numberOf(stored.minScale ?? stored.scaleDown), 0, 100) : undefined,
      varyScale: flagOf(stored.varyScale),
      maxRotation: isRotated ? clamped(numberOf(stored.maxRotation), -180, 180) : undefined,
      varyRotate: flagOf(stored.varyRotate),
      showLayers: /^(?:all|always|true)$/i.test(String(stored.showAllLayers ?? '')) ? 'always' : undefined,
    }),
  }
}

/** Reads what moves things that have a depth. Undefined: nothing does. */
export function parallaxOf(params: Raw, { report }: SliderTools): Raw | undefined {
  const stored = record(params.parallax)
  if (!isOn(stored.set)) return undefined
  if (isOn(stored.setDDD)) report.changed('slider-3d', 'parallax')
  const mouse = record(stored.mouse)
  const type = wordOf(mouse.type)
  const by = type === 'mouse' ? 'pointer' : type === 'scroll' ? 'scroll' : 'both'
  return {
    blockType: 'sliderParallax',
    by,
    origin: wordOf(mouse.origo) === 'slidercenter' ? 'center' : 'entry',
    ...given({ speed: clamped(numberOf(mouse.speed ?? mouse.layersSpeed), 0, 5000) }),
  }
}

/** Reads what becomes of the slider while it is scrolled away. Undefined: nothing does. */
export function scrollEffectOf(params: Raw): Raw | undefined {
  const stored = record(params.scrolleffects)
  if (!isOn(stored.set)) return undefined
  const [fade, grayscale] = [isOn(stored.setFade), isOn(stored.setGrayScale)]
  const blur = isOn(stored.setBlur) ? clamped(numberOf(stored.maxBlur) ?? 10, 0, 10) : 0
  if (!fade && !grayscale && !blur) return undefined
  const direction = wordOf(stored.direction)
  const [bg, layers] = [flagOf(stored.bg), flagOf(stored.layers)]
  return {
    blockType: 'sliderScroll',
    fade,
    grayscale,
    blur,
    side: direction === 'both' || direction === 'bottom' ? direction : 'top',
    part: layers && !bg ? 'layers' : bg && !layers ? 'background' : 'all',
  }
}

/** Reads how a slider opens in a window of its own. */
export function windowOf(params: Raw): Raw {
  const modal = record(params.modal)
  const speed = clamped(numberOf(modal.coverSpeed), 300, 3000)
  const color = colorOf(modal.coverColor)
  return {
    blockType: 'sliderWindow',
    ...given({
      hasCover: flagOf(modal.cover),
      coverColor: color?.slice(0, 7),
      coverOpacity: color ? Math.round((Number.parseInt(color.slice(7) || 'ff', 16) * 100) / 255) : undefined,
      coverSpeed: speed,
    }),
  }
}

/** Reads the layers that stay while slides change below them. Undefined: there are none. */
export function globalsOf(raw: unknown, duration: number, tools: SliderTools): Raw | undefined {
  const [slide] = rowsOf(Array.isArray(raw) || typeof raw === 'string' ? raw : objectIn(raw))
  const rows = rowsOf(slide?.layers)
  const bySpan = new Map<string, Raw[]>()
  for (const row of rows) {
    const { from, to } = spanOf(row)
    const span = `${from ?? ''} ${to ?? ''}`
    bySpan.set(span, [...(bySpan.get(span) ?? []), row])
  }
  // What stands in a group goes with it, whatever it says itself.
  const isGrouped = rows.some((row) => wordOf(record(row.group).puid) !== '')
  const spans = isGrouped || bySpan.size > SLIDER_LIMITS.sets ? [rows] : [...bySpan.values()]
  if (spans.length < bySpan.size) tools.report.changed('slider-static-layers', `${bySpan.size} spans of slides`)
  const sets = spans.flatMap((layers) => {
    const converted = layersOf(layers, duration, tools)
    return converted.length > 0
      ? [{ ...(spans.length === bySpan.size && given(spanOf(layers[0] ?? {}))), layers: converted }]
      : []
  })
  return sets.length > 0 ? { blockType: 'sliderGlobals', sets } : undefined
}

/** First and last slide of a layer above them, from 1. */
function spanOf(row: Raw): { readonly from: number | undefined; readonly to: number | undefined } {
  const stored = record(record(row.timeline).static ?? row.static)
  const place = (raw: unknown) => {
    const number = numberOf(raw)
    return number !== undefined && number >= 1 && number <= SLIDER_LIMITS.slides ? Math.round(number) : undefined
  }
  const from = place(stored.start)
  return { from: from === 1 ? undefined : from, to: place(stored.end) }
}
