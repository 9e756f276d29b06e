import type { Channels } from '@vitrine/ui/core'
import { poorContrast } from '../../core/stage/readable.ts'

/** Points of a ground that are looked at, across and down. */
const POINTS = { width: 32, height: 16 } as const

type Canvas = CanvasRenderingContext2D

/**
 * Looks at the words on a resting slide and at what is behind them.
 *
 * @returns The contrast of those that are hard to read, by the id of their layer. What is behind words and cannot be
 * judged (a gradient, an image from elsewhere, a video) is taken to be right.
 */
export function poorWords(page: Document): ReadonlyMap<string, number> {
  const canvas = new OffscreenCanvas(POINTS.width, POINTS.height).getContext('2d', { willReadFrequently: true })
  const slide = page.querySelector<HTMLElement>('.slider__slide')
  if (!canvas || !slide) return new Map()
  const layers = [...slide.querySelectorAll<HTMLElement>('.layer[data-layer]')]
  return new Map(
    layers.flatMap((layer) => {
      const found = judged(canvas as unknown as Canvas, slide, layers, layer)
      return found === undefined ? [] : [[layer.dataset.layer ?? '', found] as const]
    }),
  )
}

function judged(
  canvas: Canvas,
  slide: HTMLElement,
  layers: readonly HTMLElement[],
  layer: HTMLElement,
): number | undefined {
  const body = bodyOf(layer)
  const words = body && wordsOf(body)
  if (!words || layer.querySelector('.layer')) return undefined
  const area = words.getBoundingClientRect()
  if (area.width === 0 || area.height === 0) return undefined
  const { color, fontSize, fontWeight } = styleOf(words)
  const behind = layers.slice(0, layers.indexOf(layer)).flatMap((other) => bodyOf(other) ?? [])
  if (!paint(canvas, slide, [...behind, body, words], area)) return undefined
  try {
    const { data } = canvas.getImageData(0, 0, POINTS.width, POINTS.height)
    const ground = Array.from({ length: data.length / 4 }, (_, index) => pointAt(data, index))
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const own = pointAt(canvas.getImageData(0, 0, 1, 1).data, 0)
    return poorContrast({ color: own, ground, size: Number.parseFloat(fontSize), weight: Number(fontWeight) })
  } catch {
    // An image from elsewhere may be shown, and not be read.
    return undefined
  }
}

/** Draws what is behind words. @returns False where that is unknown. */
function paint(canvas: Canvas, slide: HTMLElement, above: readonly HTMLElement[], area: DOMRect): boolean {
  const ground = slide.querySelector<HTMLElement>('.slider__background')
  if (!ground || slide.querySelector('video')) return false
  canvas.globalAlpha = 1
  canvas.fillStyle = styleOf(slide.ownerDocument.body).backgroundColor
  canvas.fillRect(0, 0, POINTS.width, POINTS.height)
  if (!fill(canvas, ground, area)) return false
  const image = ground.querySelector('img')
  if (image && !draw(canvas, image, area)) return false
  const overlay = slide.querySelector<HTMLElement>(':scope > .slider__overlay')
  return [...(overlay ? [overlay] : []), ...above].every((element) => fill(canvas, element, area))
}

/** Fills where an element lies over the words with its colour. */
function fill(canvas: Canvas, element: HTMLElement, area: DOMRect): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left >= area.right || top >= area.bottom || left + width <= area.left || top + height <= area.top) return true
  const { backgroundColor, backgroundImage, opacity } = styleOf(element)
  if (backgroundImage !== 'none' || element.querySelector(':scope > .layer__picture, :scope > .layer__drawing'))
    return false
  const [across, down] = [POINTS.width / area.width, POINTS.height / area.height]
  canvas.globalAlpha = Number(opacity)
  canvas.fillStyle = backgroundColor
  canvas.fillRect((left - area.left) * across, (top - area.top) * down, width * across, height * down)
  canvas.globalAlpha = 1
  return true
}

/** Draws an image that covers its place, as far as it is behind the words. */
function draw(canvas: Canvas, image: HTMLImageElement, area: DOMRect): boolean {
  const { naturalWidth, naturalHeight } = image
  const style = styleOf(image)
  if (!image.complete || naturalWidth === 0 || style.objectFit !== 'cover') return false
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [spareX, spareY] = [box.width - naturalWidth * scale, box.height - naturalHeight * scale]
  const [placeX = 50, placeY = 50] = style.objectPosition.split(' ').map((place) => Number.parseFloat(place))
  const [left, top] = [box.left + (spareX * placeX) / 100, box.top + (spareY * placeY) / 100]
  const [x, y, width, height] = [area.left - left, area.top - top, area.width, area.height].map((one) => one / scale)
  canvas.drawImage(image, x ?? 0, y ?? 0, width ?? 0, height ?? 0, 0, 0, POINTS.width, POINTS.height)
  return true
}

/** Element around the words of a layer; a button has a background of its own. */
function wordsOf(body: HTMLElement): HTMLElement | undefined {
  return body.querySelector<HTMLElement>(':scope > :is(.layer__words, .button-link)') ?? undefined
}

function bodyOf(layer: HTMLElement): HTMLElement | undefined {
  return layer.querySelector<HTMLElement>(':scope > .layer__body') ?? undefined
}

function styleOf(element: HTMLElement): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
}

function pointAt(data: Uint8ClampedArray, index: number): Channels {
  return [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0]
}
