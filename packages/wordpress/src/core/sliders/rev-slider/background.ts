import { given, record } from '@vitrine/content/core'
import { paintOf } from '../colors.ts'
import { clamped, flagOf, isOn, numberOf, pixels, rounded, wordOf } from '../css-values.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import type { Raw, SliderTools } from './tools.ts'
import { findVideo, isStream, settingsOf } from './video.ts'

/** Colour of slides that say that they have one, and not which. */
const DEFAULT_COLOR = '#ffffff'

/** Reads what fills a slide. */
export function backgroundOf(params: Raw, tools: SliderTools): Raw {
  const bg = record(params.bg)
  const type = wordOf(bg.type) || (wordOf(bg.image) ? 'image' : 'trans')
  switch (type) {
    case 'image':
    case 'external':
      return imageOf(type, params, tools)
    case 'solid':
      return colorOf(bg.color === undefined ? { color: DEFAULT_COLOR } : bg)
    case 'youtube':
    case 'vimeo':
    case 'html5':
      return videoOf(type, params, tools)
    case 'trans':
    case 'transparent':
      return { kind: 'transparent' }
    default:
      if (isStream(type)) tools.report.lost('slider-stream', type)
      else tools.report.lost('slider-background', type)
      return posterOf(params, tools)
  }
}

function colorOf(bg: Raw): Raw {
  const paint = paintOf(bg.color)
  if (!paint) return { kind: 'transparent' }
  return 'color' in paint ? { kind: 'color', color: paint.color } : { kind: 'gradient', gradient: paint.gradient }
}

function imageOf(type: 'image' | 'external', params: Raw, tools: SliderTools): Raw {
  const bg = record(params.bg)
  const named = type === 'external' ? settingsOf(bg, 'externalSrc', 'external', 'image') : wordOf(bg.image)
  const image = named === '' ? undefined : tools.media.find(named, 'image', numberOf(bg.imageId))
  if (!image) return colorOf(bg)
  return { kind: 'image', image, fit: fitOf(bg), ...given({ alt: altOf(params) }) }
}

/** Image that is shown before a video plays, or instead of one. */
function posterOf(params: Raw, tools: SliderTools): Raw {
  return wordOf(record(params.bg).image) === '' ? colorOf(record(params.bg)) : imageOf('image', params, tools)
}

function videoOf(provider: string, params: Raw, tools: SliderTools): Raw {
  const bg = record(params.bg)
  const video = record(bg.video)
  const found = findVideo({ provider, id: bg[provider], file: settingsOf(bg, 'mpeg', 'webm', 'ogv') }, tools)
  if (!found) return posterOf(params, tools)
  const image = wordOf(bg.image) === '' ? undefined : tools.media.find(wordOf(bg.image), 'image', numberOf(bg.imageId))
  const loop = wordOf(video.loop)
  return {
    kind: 'video',
    ...found,
    ...given({ image, muted: flagOf(video.mute), nextAtEnd: flagOf(video.nextSlideAtEnd) }),
    loop: loop !== '' ? loop !== 'none' && flagOf(loop) !== false : true,
    fit: fitOf(bg),
  }
}

function fitOf(bg: Raw): 'cover' | 'contain' {
  return wordOf(bg.fit) === 'contain' ? 'contain' : 'cover'
}

/** Words for those who do not see an image, where somebody wrote them. */
export function altOf(params: Raw): string | undefined {
  const attributes = record(params.attributes)
  const alt = wordOf(attributes.alt)
  const isOwn = attributes.altOption === undefined || attributes.altOption === 'custom'
  return isOwn && alt !== '' && alt !== 'custom' ? alt.slice(0, SLIDER_LIMITS.alt) : undefined
}

/** Percent that an image may have at most, and milliseconds of its move. */
const PAN_ZOOM = { maxScale: 400, minMs: 500, maxMs: 120_000 } as const

/** Reads the slow move over the image. Undefined: it stands still. */
export function panZoomOf(params: Raw, { grid, report }: SliderTools): Raw | undefined {
  const stored = record(params.panzoom)
  if (!isOn(stored.set)) return undefined
  const state = (fit: unknown, initial: number, x: unknown, y: unknown) => ({
    scale: clamped(numberOf(fit) ?? initial, 100, PAN_ZOOM.maxScale),
    ...given({ x: share(x, grid.width), y: share(y, grid.height) }),
  })
  const turns = [stored.rotateStart, stored.rotateEnd, stored.blurStart, stored.blurEnd].some((value) =>
    numberOf(value),
  )
  if (turns) report.changed('slider-pan-zoom', 'rotation or blur')
  return {
    on: true,
    from: state(stored.fitStart, 100, stored.xStart, stored.yStart),
    to: state(stored.fitEnd, 100, stored.xEnd, stored.yEnd),
    ...given({ duration: clamped(numberOf(stored.duration), PAN_ZOOM.minMs, PAN_ZOOM.maxMs) }),
  }
}

/** Pixels of the grid as percent of it; nothing for none. */
function share(raw: unknown, whole: number): number | undefined {
  const value = pixels(raw)
  return value ? clamped(rounded((value * 100) / whole), -50, 50) : undefined
}
