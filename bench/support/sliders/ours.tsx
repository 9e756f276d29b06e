import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from '../../../packages/blocks/src/ui/layout.tsx'
import type { BlockBase } from '../../../packages/kit/src/core/block.ts'
import { featureStates } from '../../../packages/kit/src/core/feature-state.ts'
import { carouselExample } from '../../../packages/sliders/src/blocks/carousel/carousel.examples.ts'
import { sliderExample } from '../../../packages/sliders/src/blocks/example-parts.ts'
import { blocks as renderers } from '../../../packages/sliders/src/ui.ts'
import { imageOf, ROOMS, ROW_IMAGES } from './content.ts'

/** Layers of each slide where many are measured. */
const LAYERS = 10

const words = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

/** A slider of these slides, with arrows and bullets. */
function slider(slides: readonly object[]): BlockBase {
  return {
    blockType: 'slider',
    id: 'rooms',
    slider: sliderExample({
      alias: 'rooms',
      title: 'Rooms',
      type: 'standard',
      slides,
      controls: [{ blockType: 'sliderArrows' }, { blockType: 'sliderBullets' }],
    }),
  } as BlockBase
}

const background = (index: number) => ({ kind: 'image', image: imageOf((index % ROOMS.length) + 1), alt: '' })

/** @param ways How heading, text and button come; without one they are there. */
function slide(index: number, transition: string, ways: readonly (string | undefined)[] = []): object {
  const { heading, text, link } = ROOMS[index % ROOMS.length] ?? ROOMS[0]
  const place = (dy: number) => ({ desktop: { dx: 60, dy, width: 600 } })
  const timeline = (preset: string | undefined) => preset && { timeline: { in: { preset } } }
  return {
    id: `room-${index + 1}`,
    title: heading,
    background: background(index),
    transition: { names: [transition] },
    layers: [
      { id: `heading-${index}`, blockType: 'layerHeading', words: heading, place: place(120), ...timeline(ways[0]) },
      { id: `text-${index}`, blockType: 'layerText', content: words(text), place: place(260), ...timeline(ways[1]) },
      {
        id: `link-${index}`,
        blockType: 'layerButton',
        label: link,
        place: { desktop: { dx: 60, dy: 340, width: 220, height: 56 } },
        actions: [{ do: 'link', link: { href: '/rooms/', label: link } }],
        ...timeline(ways[2]),
      },
    ],
  }
}

/** A slide on which everything comes, and one thing goes on moving. */
function busy(index: number): object {
  return {
    id: `busy-${index + 1}`,
    title: `Slide ${index + 1}`,
    background: { kind: 'color', color: index % 2 ? '#aa3333' : '#3333aa' },
    transition: { names: ['fade'] },
    layers: Array.from({ length: LAYERS }, (_, layer) => ({
      id: `layer-${index}-${layer}`,
      blockType: 'layerHeading',
      as: 'p',
      words: `Word ${layer + 1} of slide ${index + 1}`,
      place: { desktop: { dx: 60, dy: 30 + layer * 44 } },
      timeline: { in: { preset: layer === 0 ? 'words-up' : 'fade-below', at: layer * 50 } },
      ...(layer === 1 && { loop: { rotate: 4, duration: 1600 } }),
    })),
  }
}

const WAYS = ['words-up', 'fade-below', 'fade-start']

/** By name. Heading, text and button of `fade` and `slide` stand still; those of `layers` come one after the other. */
const PAGES: Readonly<Record<string, readonly BlockBase[]>> = {
  none: [],
  fade: [slider(ROOMS.map((_, index) => slide(index, 'fade')))],
  slide: [slider(ROOMS.map((_, index) => slide(index, 'slide')))],
  layers: [
    slider(['fade', 'slide', 'boxslide', 'boxrotate', 'zoomblur'].map((name, index) => slide(index, name, WAYS))),
  ],
  row: [
    carouselExample({
      id: 'row',
      kind: 'pictures',
      label: 'Rooms',
      opens: false,
      pictures: Array.from({ length: ROW_IMAGES }, (_, index) => ({ id: `p${index}`, image: imageOf(index + 1) })),
    }),
  ],
  few: [slider(Array.from({ length: 5 }, (_, index) => busy(index)))],
  many: [slider(Array.from({ length: 50 }, (_, index) => busy(index)))],
}

const context = {
  locale: 'en',
  timeZone: 'UTC',
  path: '/',
  home: '/',
  pageId: 1,
  preview: false,
  features: featureStates([]),
}

/**
 * Pages with sliders of ours, by name.
 *
 * @param frame A page of the site, as it serves it; its content gives way.
 */
export function ourPages(frame: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(PAGES).map(([name, blocks]) => [name, pageOf(frame, blocks)]))
}

function pageOf(frame: string, blocks: readonly BlockBase[]): string {
  const views = blocks.flatMap(({ blockType }) => renderers[blockType] ?? [])
  const css = blocks.map((block) => renderers[block.blockType]?.cssOf?.(block) ?? '').join('')
  const styles = [...new Set(views.flatMap((view) => view.styles))]
  const shown = renderToStaticMarkup(<Layout blocks={blocks} renderers={renderers} context={context} />)
  return frame
    .replace('</style>', `</style><style>${css}</style>`)
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => start + shown + end)
    .replace(/\/assets\/blocks\/[^"]+/, `/assets/blocks/${styles.join('.')}.any.css`)
}
