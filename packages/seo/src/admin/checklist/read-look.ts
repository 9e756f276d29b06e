import type { Channels } from '@vitrine/ui/core'
import { type DrawnText, isFaint, type LoadedFile, type PageLook } from '../../core/look-findings.ts'
import { blockAround } from './block-around.ts'

/** Texts of a page that are looked at; one with more is looked at in part. */
const MAX_TEXTS = 2_000

/** CSS pixels from which on a text is large, and from which on if it is bold. */
const LARGE = 24
const LARGE_BOLD = 18.66
const BOLD = 700

/** Elements behind which the ground of a text cannot be told by its styles. */
const MEDIA = 'img, video, canvas, iframe, picture'

/** A colour with its opacity from 0 to 1. */
interface Paint {
  readonly channels: Channels
  readonly alpha: number
}

/** Reads how a page that is laid out looks: the colours of its texts, and the files that it has loaded. */
export function readLook(page: Document): PageLook {
  return { texts: readTexts(page), files: readFiles(page) }
}

function readTexts(page: Document): readonly DrawnText[] {
  const main = page.querySelector('main') ?? page.body
  const paintOf = createPaints()
  const media = [...page.querySelectorAll(MEDIA)].map((element) => element.getBoundingClientRect())
  return ownTexts(main).flatMap(([element, words]): readonly DrawnText[] => {
    const box = element.getBoundingClientRect()
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.height === 0) return []
    if (media.some((other) => overlaps(box, other))) return []
    const ground = groundOf(element, paintOf)
    const { color, fontSize, fontWeight } = styleOf(element)
    const ink = paintOf(color)
    if (!ground || !ink) return []
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= BOLD)
    const text = { words, color: over(ink, ground), ground, isLarge, block: blockAround(element) }
    return [isFaint(text) ? { ...text, surfaces: surfacesAt(element, text.color, paintOf) } : text]
  })
}

/** Colours around an area with a ground of its own, of which this is made. */
const AROUND = {
  paper: '--scheme-paper',
  surface: '--scheme-surface',
  ink: '--scheme-ink',
  call: '--scheme-call',
  callInk: '--scheme-call-ink',
} as const

/** Colours of words that change with the ground of their area. */
const WORDS = ['--color-ink', '--color-ink-soft', '--color-accent']

/** Grounds that the area around an element may have, by the names under which they are stored, and its words on them. */
function surfacesAt(
  element: Element,
  words: Channels,
  paintOf: ReturnType<typeof createPaints>,
): NonNullable<DrawnText['surfaces']> {
  // What a property is made of other ones is said only where it is used.
  const probe = element.appendChild(element.ownerDocument.createElement('span'))
  const colorOf = (property: string): Channels | undefined => {
    if (styleOf(probe).getPropertyValue(property) === '') return undefined
    probe.style.color = `var(${property})`
    const paint = paintOf(styleOf(probe).color)
    return paint?.alpha === 1 ? paint.channels : undefined
  }
  const [paper, surface, ink, call, callInk] = (['paper', 'surface', 'ink', 'call', 'callInk'] as const).map((name) =>
    colorOf(AROUND[name]),
  )
  const isOfTheme = WORDS.some((property) => String(colorOf(property)) === String(words))
  probe.remove()
  const on = (ground: Channels, theirs: Channels) => ({ color: isOfTheme ? theirs : words, ground })
  return {
    ...(paper && ink && { paper: on(paper, ink), ink: on(ink, paper) }),
    ...(surface && ink && { surface: on(surface, ink) }),
    ...(call && callInk && { accent: on(call, callInk) }),
  }
}

/** Elements with words of their own, and the words. */
function ownTexts(main: Element): readonly (readonly [Element, string])[] {
  return [...main.querySelectorAll('*')]
    .flatMap((element) => {
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
      return words === '' || element.closest('[aria-hidden="true"], noscript, style, script')
        ? []
        : [[element, words] as const]
    })
    .slice(0, MAX_TEXTS)
}

/** The colour behind an element. Undefined: a picture or a gradient is. */
function groundOf(element: Element, paintOf: (css: string) => Paint | undefined): Channels | undefined {
  const layers: Paint[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = styleOf(at)
    if (backgroundImage !== 'none') return undefined
    const paint = paintOf(backgroundColor)
    if (!paint) return undefined
    layers.push(paint)
    if (paint.alpha === 1) break
  }
  return layers.reduceRight<Channels>((ground, layer) => over(layer, ground), [255, 255, 255])
}

function over({ channels, alpha }: Paint, ground: Channels): Channels {
  const [red = 0, green = 0, blue = 0] = channels.map(
    (value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha),
  )
  return [red, green, blue]
}

/** Reads colours as any notation of CSS writes them, by painting them. */
function createPaints(): (css: string) => Paint | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Paint | undefined>()
  const painted = (css: string): Paint | undefined => {
    if (!context) return undefined
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return { channels: [red, green, blue], alpha: alpha / 255 }
  }
  return (css) => {
    if (!known.has(css)) known.set(css, painted(css))
    return known.get(css)
  }
}

/** Pictures by the block that shows them, then fonts and styles. Each file counts once. */
function readFiles(page: Document): readonly LoadedFile[] {
  const images = new Map([...page.querySelectorAll('img')].map((image) => [image.currentSrc, blockAround(image)]))
  const styles = new Set([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href))
  const loaded = (page.defaultView?.performance.getEntriesByType('resource') ?? []).filter(isResource)
  const files = loaded.flatMap(({ name, initiatorType, encodedBodySize }): readonly LoadedFile[] => {
    const isOfPage = images.has(name) || styles.has(name) || initiatorType === 'css'
    return isOfPage ? [{ name: lastPart(name), bytes: encodedBodySize, block: images.get(name) }] : []
  })
  return [...new Map(files.map((file) => [file.name, file])).values()]
}

function isResource(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'encodedBodySize' in entry
}

function lastPart(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? address)
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
