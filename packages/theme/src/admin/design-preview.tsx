import type { ReactNode } from 'react'
import { PAIRINGS, type Pairing } from '../core/pairings.ts'
import type { Palette } from '../core/palette.ts'
import type { Design } from '../core/presets.ts'

/** Units of the drawing. */
const WIDTH = 240
const HEIGHT = 168

/** A design as a small page, a strip of it in the dark. */
export function DesignPreview({ design }: { readonly design: Design }): ReactNode {
  return (
    <svg aria-hidden="true" className="design-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <SmallPage design={design} palette={design.light} />
      {/* The same page, of which only the end is seen. */}
      <svg aria-hidden="true" height={HEIGHT} viewBox={`${WIDTH - 56} 0 56 ${HEIGHT}`} width="56" x={WIDTH - 56}>
        <SmallPage design={design} palette={design.dark} />
      </svg>
    </svg>
  )
}

function SmallPage({ design, palette }: { readonly design: Design; readonly palette: Palette }): ReactNode {
  const { weight, display }: Pairing = PAIRINGS[design.pairing]
  const serif = ['fraunces', 'bodoni-moda', 'newsreader'].includes(display)
  const radius = design.radius / 3
  const button = { solid: palette.ink, accent: palette.accent, outline: 'none' }[design.buttons]
  return (
    <>
      <rect fill={palette.paper} height={HEIGHT} width={WIDTH} />
      <rect fill={palette.ink} height="4" width="34" x="14" y="13" />
      <rect fill={palette.inkSoft} height="3" width="16" x="160" y="13.5" />
      <rect fill={palette.inkSoft} height="3" width="16" x="206" y="13.5" />
      {design.header.rule > 0 && <rect fill={palette.line} height="1" width={WIDTH} y="27" />}
      <text
        fill={palette.ink}
        fontFamily={serif ? 'Didot, Georgia, serif' : 'system-ui, sans-serif'}
        fontSize="27"
        fontWeight={weight}
        letterSpacing="-0.6"
        x="13"
        y="62"
      >
        Ordinary mornings
      </text>
      <rect fill={palette.inkSoft} height="3" width="96" x="14" y="77" />
      <rect fill={palette.inkSoft} height="3" width="72" x="14" y="85" />
      <rect
        fill={button}
        height="15"
        rx={design.buttonShape === 'pill' ? 7.5 : radius}
        stroke={button === 'none' ? palette.ink : button}
        width="50"
        x="14"
        y="100"
      />
      <rect fill={palette.surface} height="62" rx={radius} width="130" x="122" y="77" />
      <circle cx="170" cy="108" fill={palette.accent} r="12" />
      <rect fill={palette.line} height="1" width={WIDTH - 28} x="14" y="150" />
      <rect fill={palette.inkSoft} height="3" width="60" x="14" y="157" />
      <rect fill={palette.inkSoft} height="3" width="30" x="196" y="157" />
    </>
  )
}
