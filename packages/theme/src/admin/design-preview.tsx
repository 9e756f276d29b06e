import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { PAIRINGS, type Pairing } from '../core/pairings.ts'
import type { Palette } from '../core/palette.ts'
import type { Arrangement, Preset } from '../core/presets.ts'

/** Units of the drawing. */
const WIDTH = 240
const HEIGHT = 168

/** Left edge of the words. */
const EDGE = 14

interface Place {
  readonly x: number
  readonly y: number
}

/** Where the drawing of an arrangement has its parts. */
interface Layout {
  readonly heading: Place & {
    readonly size: number
    readonly anchor: 'start' | 'middle'
    /** Width that its letters are drawn together to. */
    readonly width?: number
  }
  readonly lines: Place
  readonly button: Place
  readonly image: Place & { readonly width: number; readonly height: number }
}

const LAYOUTS: Readonly<Record<Arrangement, Layout>> = {
  'beside the edge': {
    heading: { x: 13, y: 62, size: 27, anchor: 'start' },
    lines: { x: EDGE, y: 77 },
    button: { x: EDGE, y: 100 },
    image: { x: 122, y: 77, width: 118, height: 62 },
  },
  'in the middle': {
    heading: { x: 106, y: 56, size: 16, anchor: 'middle' },
    lines: { x: 58, y: 66 },
    button: { x: 81, y: 80 },
    image: { x: EDGE, y: 102, width: WIDTH - 2 * EDGE, height: 42 },
  },
  'below the image': {
    heading: { x: 106, y: 112, size: 21, anchor: 'middle' },
    lines: { x: 58, y: 122 },
    button: { x: 81, y: 132 },
    image: { x: 0, y: 32, width: WIDTH, height: 54 },
  },
  'on the image': {
    heading: { x: 13, y: 102, size: 20, anchor: 'start' },
    lines: { x: EDGE, y: 110 },
    button: { x: EDGE, y: 126 },
    image: { x: 0, y: 28, width: WIDTH, height: 118 },
  },
  'across the page': {
    heading: { x: 12, y: 66, size: 38, anchor: 'start', width: 214 },
    lines: { x: EDGE, y: 78 },
    button: { x: 136, y: 74 },
    image: { x: 0, y: 96, width: WIDTH, height: 50 },
  },
}

/** A design as a small page, a strip of it in the dark. */
export function DesignPreview({ preset }: { readonly preset: Preset }): ReactNode {
  return (
    <svg aria-hidden="true" className="design-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <SmallPage preset={preset} palette={preset[preset.scheme ?? 'light']} />
      {/* The same page, of which only the end is seen. */}
      <svg aria-hidden="true" height={HEIGHT} viewBox={`${WIDTH - 56} 0 56 ${HEIGHT}`} width="56" x={WIDTH - 56}>
        <SmallPage preset={preset} palette={preset.dark} />
      </svg>
    </svg>
  )
}

function SmallPage({ preset, palette }: { readonly preset: Preset; readonly palette: Palette }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { weight, display }: Pairing = PAIRINGS[preset.pairing]
  const { heading, lines, button, image } = LAYOUTS[preset.arrangement]
  const serif = ['fraunces', 'bodoni-moda', 'newsreader'].includes(display)
  const radius = preset.radius / 3
  const fill = { solid: palette.ink, accent: palette.accent, outline: 'none' }[preset.buttons]
  const words = word({ en: 'Ordinary mornings', de: 'Gewöhnliche Morgen' })
  return (
    <>
      <rect fill={palette.paper} height={HEIGHT} width={WIDTH} />
      <rect fill={palette.ink} height="4" width="34" x={EDGE} y="13" />
      <rect fill={palette.inkSoft} height="3" width="16" x="160" y="13.5" />
      <rect fill={palette.inkSoft} height="3" width="16" x="206" y="13.5" />
      {preset.header.rule > 0 && <rect fill={palette.line} height={preset.header.rule} width={WIDTH} y="27" />}
      <rect fill={palette.surface} rx={radius} {...image} />
      <circle
        cx={image.x + image.width * 0.4}
        cy={image.y + Math.min(image.height / 2, 30)}
        fill={palette.accent}
        r="12"
      />
      <text
        fill={palette.ink}
        fontFamily={serif ? 'Didot, Georgia, serif' : 'system-ui, sans-serif'}
        fontSize={heading.size}
        fontWeight={weight}
        letterSpacing={heading.width ? undefined : '-0.6'}
        lengthAdjust={heading.width && 'spacingAndGlyphs'}
        textAnchor={heading.anchor}
        textLength={heading.width}
        x={heading.x}
        y={heading.y}
      >
        {preset.arrangement === 'across the page' ? words.toUpperCase() : words}
      </text>
      <rect fill={palette.inkSoft} height="3" width="96" {...lines} />
      <rect
        fill={fill}
        height="15"
        rx={preset.buttonShape === 'pill' ? 7.5 : radius}
        stroke={fill === 'none' ? palette.ink : fill}
        width="50"
        {...button}
      />
      <rect fill={palette.line} height="1" width={WIDTH - 2 * EDGE} x={EDGE} y="150" />
      <rect fill={palette.inkSoft} height="3" width="60" x={EDGE} y="157" />
      <rect fill={palette.inkSoft} height="3" width="30" x="196" y="157" />
    </>
  )
}
