import { choice, given, list, slugFrom, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type Ground, parseGround, SURFACES, type Surface } from '../ground.ts'
import { SENSITIVITY_MS } from '../scroll-sections.ts'
import { nearestStep } from '../steps.ts'

/** Panels that a style sheet has heights for. */
export const PANELS = { min: 2, max: 12 } as const

export interface Panel {
  /** Id in the page. */
  readonly id: string
  readonly name: string
  readonly surface: Surface
  readonly scheme?: 'light' | 'dark'
  readonly ground: Ground
  readonly blocks: readonly BlockBase[]
}

/** Panels as high as the window, of which one takes the place of the other. */
export interface ScrollSectionsBlock extends BlockBase {
  readonly blockType: 'scrollSections'
  /** Milliseconds for which scrolling is locked after a step. */
  readonly sensitivityMs: number
  readonly dots: 'end' | 'start' | 'none'
  /** Whether windows below 48rem step too. */
  readonly onPhones: boolean
  readonly panels: readonly Panel[]
  readonly nested: readonly BlockBase[]
}

export const parseScrollSections: BlockParser = (raw, parse): ScrollSectionsBlock => {
  const { id } = blockBase(raw, 'scrollSections')
  const panels = list(raw.panels)
    .slice(0, PANELS.max)
    .map((panel, index): Panel => {
      const name = text(panel.name) ?? String(index + 1)
      return {
        id: slugFrom(`${name} ${index + 1}`) || `${id}-${index + 1}`,
        name,
        surface: choice(panel.surface, SURFACES),
        ground: { ...parseGround(panel.ground, parse), motion: 'none' },
        blocks: parse.blocks(panel.blocks),
        ...given({ scheme: (['light', 'dark'] as const).find((scheme) => scheme === panel.scheme) }),
      }
    })
  return {
    blockType: 'scrollSections',
    id,
    sensitivityMs: nearestStep(raw.sensitivityMs, { ...SENSITIVITY_MS, step: 1 }),
    dots: choice(raw.dots, ['end', 'start', 'none']),
    onPhones: raw.onPhones === true,
    panels,
    nested: panels.flatMap(({ blocks }) => blocks),
  }
}
