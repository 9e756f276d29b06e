import { type Image, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { layerBlocks, slidersCollection } from '@vitrine/sliders/content'
import { parseSlider } from '@vitrine/sliders/core'
import { describe, expect, it } from 'vitest'
import { readRevSlider } from '../core/sliders/rev-slider/read-rev-slider.ts'
import type { ConvertedSlider } from '../core/sliders/slider-source.ts'
import { archiveOf, expectedOf } from '../testing/acceptance/exported-items.ts'
import { fieldProblems } from '../testing/acceptance/field-problems.ts'

type Size = readonly [number, number]

interface ExpectedSlider {
  readonly file: string
  readonly alias: string
  readonly title: string
  readonly kind: string
  readonly slides: number
  readonly shownNow?: number
  readonly names?: readonly string[]
  readonly duration?: readonly (number | null)[]
  readonly standardDuration?: number
  readonly grid?: Readonly<Record<'wide' | 'notebook' | 'tablet' | 'phone', Size>>
  readonly layers: readonly number[]
  readonly words: readonly string[]
  readonly hiddenSlides?: readonly string[]
}

/** Any image of the library; the values say which one is meant. */
const IMAGE: Image = {
  alt: '',
  fallback: { url: '/x.jpg', width: 1, height: 1, type: 'image/jpeg' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}

/** Documents are not there: links stand for themselves. */
const parse: ParseContext = {
  locale: 'de',
  image: (raw) => (raw === undefined ? undefined : IMAGE),
  href: (raw) => text(record(raw).url),
  blocks: () => [],
}

const NOW = new Date('2026-11-24T12:00:00Z')

async function sliderOf({ file }: ExpectedSlider): Promise<ConvertedSlider> {
  const { sliders } = readRevSlider(await archiveOf(`classic/sliders/${file}`), {
    lookup: {
      mediaByAddress: () => undefined,
      target: (address) =>
        address.startsWith('https://lindenhof.example/')
          ? { to: 'path', path: address.slice('https://lindenhof.example'.length), isKnown: true }
          : undefined,
    },
  })
  const [slider] = sliders
  if (!slider) throw new Error(`There is no slider in ${file}.`)
  return slider
}

const expected = await expectedOf<Readonly<Record<string, ExpectedSlider>>>('classic/sliders')

for (const wanted of Object.values(expected)) {
  const slider = await sliderOf(wanted)
  const shown = parseSlider({ id: 1, ...withIds(slider.values) }, parse, NOW)
  const slides = slider.values.slides as readonly Readonly<Record<string, unknown>>[]

  describe(`the slider ${wanted.alias}`, () => {
    it('is what the collection takes', () =>
      expect(fieldProblems(slidersCollection.fields, slider.values, layerBlocks)).toEqual([]))

    it('is called as before', () => {
      expect(slider).toMatchObject({ alias: wanted.alias, title: wanted.title, key: `slider:${wanted.alias}` })
      expect(shown?.type).toBe(wanted.kind)
    })

    it('has its slides', () => {
      expect(slides).toHaveLength(wanted.slides)
      if (wanted.names) expect(slides.map(({ title }) => title)).toEqual(wanted.names)
      if (wanted.shownNow) expect(shown?.slides).toHaveLength(wanted.shownNow)
      expect(slides.filter(({ hidden }) => hidden === true).map(({ title }) => title)).toEqual(
        wanted.hiddenSlides ?? [],
      )
    })

    it('has its layers, and their words', () => {
      expect(slides.map(({ layers }) => (layers as readonly unknown[]).length)).toEqual(wanted.layers)
      const said = JSON.stringify(slider.values)
      for (const words of wanted.words) expect(textIn(slider.values)).toContain(words)
      expect(said).not.toContain('<')
    })

    it('has its times and sizes', () => {
      if (wanted.duration) expect(slides.map(({ duration }) => duration ?? null)).toEqual(wanted.duration)
      if (wanted.standardDuration) expect(shown?.flow.duration).toBe(wanted.standardDuration)
      const { wide, ...narrower } = wanted.grid ?? { wide: [1240, 868] as const }
      const sizes = { desktop: wide, ...narrower }
      for (const [level, [width, height]] of Object.entries(sizes)) {
        expect(shown?.layout.grid).toMatchObject({ [level]: { width, height } })
      }
    })
  })
}

describe('startseite', async () => {
  const wanted = expected.startseite
  if (!wanted) throw new Error('startseite is not described.')
  const slider = await sliderOf(wanted)
  const shown = parseSlider({ id: 1, ...withIds(slider.values) }, parse, NOW)
  const backgrounds = (slider.values.slides as readonly { readonly background: object }[]).map(
    ({ background }) => background,
  )

  it('has its backgrounds', () =>
    expect(backgrounds).toEqual([
      { kind: 'image', image: { $source: 'file:2019/04/haus-am-see.jpg' }, fit: 'cover' },
      {
        kind: 'video',
        address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        image: { $source: 'file:2019/04/wald.jpg' },
        loop: true,
        fit: 'cover',
      },
      { kind: 'color', color: '#20242a' },
      { kind: 'transparent' },
    ]))

  it('has its files', () =>
    expect(slider.files.map(({ path }) => path).sort()).toEqual([
      '2019/04/haus-am-see.jpg',
      '2019/04/logo.png',
      '2019/04/wald.jpg',
    ]))

  it('has a button that leads where it led', () => {
    const button = shown?.slides[0].layers.find(({ type }) => type === 'button')
    expect(button).toMatchObject({
      label: 'Zimmer ansehen',
      actions: [{ on: 'click', action: { do: 'link', link: { href: '/anfrage/' } } }],
    })
  })

  it('has its controls, its layer above, and its hash', () => {
    expect(shown?.controls.navigation.map(({ kind }) => kind)).toEqual(['arrows', 'bullets'])
    expect(shown?.controls.progress).toMatchObject({ style: 'horizontal', place: 'bottom' })
    expect(shown?.globals.map(({ layers }) => layers.length)).toEqual([1])
    expect(shown?.hash.read).toBe(true)
  })

  it('places a heading in each room, and lets it come in its time', () =>
    expect(shown?.slides[0].layers[0]).toMatchObject({
      name: 'Titel',
      as: 'h2',
      place: {
        desktop: { x: 'start', y: 'center', dx: 60, dy: -60, width: 'auto' },
        phone: { x: 'center', dy: -20 },
      },
      text: { desktop: { size: 60, weight: 700, color: '#ffffff' }, phone: { size: 34 } },
      timeline: {
        start: { x: -50, opacity: 0 },
        in: { at: 500, duration: 800, easing: 'power2.inOut' },
        out: { state: { opacity: 0 } },
      },
    }))
})

describe('keller', async () => {
  const wanted = expected.keller
  if (!wanted) throw new Error('keller is not described.')
  const slider = await sliderOf(wanted)
  const [slide] = parseSlider({ id: 1, ...withIds(slider.values) }, parse, NOW)?.slides ?? []

  it('fills the window below the header', () =>
    expect(slider.values.layout).toMatchObject({ mode: 'fullscreen', belowHeader: true }))
  it('moves over its image', () =>
    expect(slide?.panZoom).toMatchObject({ from: { scale: 100 }, to: { scale: 120 }, duration: 10_000 }))
  it('leads where it led', () => expect(slide?.link).toMatchObject({ href: '/kueche-keller/', depth: 'over' }))
  it('lets its words rise', () =>
    expect(slide?.layers[0]).toMatchObject({
      type: 'text',
      place: { desktop: { x: 'center', y: 'center', dx: 50, dy: 100 } },
      timeline: { start: { y: 50, opacity: 0 }, in: { at: 500, duration: 800, easing: 'power3.inOut' } },
    }))
})

/** Payload gives blocks their ids. */
function withIds(values: unknown): Readonly<Record<string, unknown>> {
  let next = 0
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const walked = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
    if (!('blockType' in value)) return walked
    next += 1
    return { id: `id-${next}`, ...walked }
  }
  return walk(values) as Readonly<Record<string, unknown>>
}

/** Words of all layers, one after the other. */
function textIn(value: unknown): string {
  const parts: string[] = []
  const walk = (inner: unknown): void => {
    if (Array.isArray(inner)) for (const one of inner) walk(one)
    else if (typeof inner === 'object' && inner !== null) {
      for (const [name, one] of Object.entries(inner)) {
        if (typeof one === 'string' && ['words', 'label', 'text'].includes(name)) parts.push(one)
        else walk(one)
      }
    }
  }
  walk(value)
  return parts.join('')
}
