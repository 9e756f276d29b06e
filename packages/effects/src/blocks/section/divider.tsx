import type { ReactNode } from 'react'
import type { Divider } from './section.block.ts'

const TEETH = 24

/** Filled area below the line of each shape, in a box of 1200 by 100. */
const PATHS: Readonly<Record<Divider['shape'], string>> = {
  slope: 'M0 100 1200 0V100Z',
  curve: 'M0 0Q600 200 1200 0V100H0Z',
  waves: 'M0 62C190 0 370 6 600 56S1010 100 1200 38V100H0Z',
  triangle: 'M0 100 600 0 1200 100Z',
  zigzag: `M0 100${Array.from({ length: TEETH }, (_, tooth) => `L${tooth * 50 + 25} 0 ${tooth * 50 + 50} 100`).join('')}Z`,
}

/** The shaped edge of a section. */
export function DividerShape(props: { readonly divider: Divider; readonly edge: 'top' | 'bottom' }): ReactNode {
  const { shape, color, size, mirrored } = props.divider
  return (
    <svg
      className="divider"
      data-edge={props.edge}
      data-color={color}
      data-size={size}
      data-mirrored={mirrored ? '' : undefined}
      viewBox="0 0 1200 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[shape]} />
    </svg>
  )
}
