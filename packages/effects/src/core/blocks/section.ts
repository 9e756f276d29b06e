import { choice, given, list, record } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type Ground, parseGround, SURFACES, type Surface } from '../ground.ts'

/** Shapes that the edge of a section may have. */
export const DIVIDER_SHAPES = ['slope', 'curve', 'waves', 'triangle', 'zigzag'] as const

/** A shaped edge, in the colour of what comes before or after. */
export interface Divider {
  readonly shape: (typeof DIVIDER_SHAPES)[number]
  readonly color: Surface
  readonly size: 'normal' | 'small' | 'large'
  readonly mirrored: boolean
}

/** Blocks on a ground of their own. */
export interface SectionBlock extends BlockBase {
  readonly blockType: 'section'
  readonly surface: Surface
  readonly padding: 'normal' | 'none' | 'small' | 'large'
  readonly width: 'page' | 'narrow' | 'full'
  /** Least height: that of its content, or half or all of the window. */
  readonly height: 'content' | 'half' | 'full'
  /** Where its content stands when it is less high. */
  readonly align: 'center' | 'start' | 'end'
  /** Stays at the top of the window while the page goes on. */
  readonly sticky: boolean
  /** Undefined: that of the page. */
  readonly scheme?: 'light' | 'dark'
  readonly ground: Ground
  readonly top?: Divider
  readonly bottom?: Divider
  readonly nested: readonly BlockBase[]
  /** Those of them that lie behind the others, above the ground: decoration. */
  readonly behind?: readonly BlockBase[]
}

export const parseSection: BlockParser = (raw, parse): SectionBlock => {
  const behind = parse.blocks(list(raw.behind).map((block) => ({ ...block, behind: true })))
  return {
    ...blockBase(raw, 'section'),
    surface: choice(raw.surface, SURFACES),
    padding: choice(raw.padding, ['normal', 'none', 'small', 'large']),
    width: choice(raw.width, ['page', 'narrow', 'full']),
    height: choice(raw.height, ['content', 'half', 'full']),
    align: choice(raw.align, ['center', 'start', 'end']),
    sticky: raw.sticky === true,
    ground: parseGround(raw.ground, parse),
    nested: [...behind, ...parse.blocks(raw.blocks)],
    ...(behind.length > 0 && { behind }),
    ...given({
      scheme: (['light', 'dark'] as const).find((name) => name === raw.scheme),
      top: parseDivider(raw.top),
      bottom: parseDivider(raw.bottom),
    }),
  }
}

function parseDivider(raw: unknown): Divider | undefined {
  const stored = record(raw)
  const shape = DIVIDER_SHAPES.find((name) => name === stored.shape)
  return (
    shape && {
      shape,
      color: choice(stored.color, SURFACES),
      size: choice(stored.size, ['normal', 'small', 'large']),
      mirrored: stored.mirrored === true,
    }
  )
}
