import type { Browser, Page } from 'playwright-core'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { imageExample, sliderExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import type { SliderBlock } from '../../packages/sliders/src/blocks/slider/slider.block.ts'
import type { BlockSite } from './block-site.ts'
import { until } from './until.ts'

/** A block with a slider of this stored form. Slides without a background are plain colours. */
export function sliderBlock(stored: {
  readonly alias?: string
  readonly slides: readonly object[]
  readonly [more: string]: unknown
}): SliderBlock {
  const { alias = 'rooms', slides, ...others } = stored
  return {
    blockType: 'slider',
    id: `block-${alias}`,
    slider: sliderExample({
      title: 'Rooms',
      type: 'standard',
      ...others,
      alias,
      slides: slides.map((slide, index) => ({
        id: `${alias}-${index + 1}`,
        title: `Room ${index + 1}`,
        background: { kind: 'color', color: ['#aa3333', '#33aa33', '#3333aa', '#aaaa33', '#33aaaa'][index % 5] },
        ...slide,
      })),
    }),
  }
}

/** A slide with an image of its own address. */
export function pictured(name: string): object {
  const image = imageExample('')
  return {
    background: {
      kind: 'image',
      image: { ...image, fallback: { ...image.fallback, url: `/media/chair-${name}.webp` }, sources: [] },
    },
  }
}

/** Everything by which a slider can be steered. */
export const STEERED = [{ blockType: 'sliderArrows' }, { blockType: 'sliderBullets' }] as const

/** Slider on a page, as a test drives it. */
export interface ShownSlider {
  readonly page: Page
  /** Number of the slide that is shown, from 1. */
  current(alias?: string): Promise<number>
  /** Waits until a slide stands still. */
  stands(number: number, alias?: string): Promise<void>
  /** An attribute of the slider; empty where it has no value, null where it is not there. */
  state(name: string, alias?: string): Promise<string | null>
  /** Waits until the reasons not to play are these. */
  pausedBy(...reasons: readonly string[]): Promise<unknown>
}

/**
 * Opens a page with sliders that run, and closes it after the check.
 *
 * @param options.alive Alias of the slider that is waited for.
 */
export async function withSlider(
  { site, browser }: { readonly site: BlockSite; readonly browser: Browser },
  blocks: readonly BlockBase[],
  check: (shown: ShownSlider) => Promise<unknown>,
  { alive = 'rooms', ...options }: Parameters<BlockSite['open']>[2] & { readonly alive?: string } = {},
): Promise<void> {
  const { page, close } = await site.open(browser, blocks, options)
  const root = (alias = 'rooms') => page.locator(`section[data-slider="${alias}"]`)
  const state = (name: string, alias?: string) => root(alias).getAttribute(`data-${name}`)
  const current = async (alias?: string) => Number(await state('slide', alias))
  if (options.javaScriptEnabled !== false) await root(alive).locator('.slider__stage[aria-live]').first().waitFor()
  await check({
    page,
    state,
    current,
    stands: (number, alias) =>
      root(alias)
        .and(page.locator(`[data-slide="${number}"]:not([data-animating])`))
        .waitFor(),
    pausedBy: (...reasons) =>
      until(`the reasons ${reasons}`, async () => ((await state('paused-by')) ?? '') === reasons.join(' ')),
  })
  await close()
}
