import type { ReactNode } from 'react'
import type { HighlightedText } from '../../core/animated-title.ts'

/** Strokes by hand in a box of 500 by 150; the words fill its middle. */
const STROKES: Readonly<Record<HighlightedText['shape'], readonly string[]>> = {
  underline: ['M8 141C120 130 330 126 492 135'],
  circle: ['M322 12C190-6 20 14 10 78C0 140 190 150 290 144C410 138 494 116 490 68C486 22 350 6 168 22'],
  zigzag: ['M10 130C160 122 350 120 488 124C350 130 190 136 96 144C190 138 270 138 344 146'],
  'double-underline': ['M8 132C150 122 350 120 492 127', 'M22 147C160 138 340 137 470 143'],
  double: ['M8 10C150 2 350 2 492 8', 'M8 140C150 132 350 132 492 141'],
  curly: [
    'M6 140C34 120 48 120 70 138S112 156 136 138S178 120 202 138S244 156 268 138S310 120 334 138S376 156 400 138S452 120 494 136',
  ],
  cross: ['M488 8C330 46 170 100 14 142', 'M12 10C170 52 330 98 490 140'],
  strikethrough: ['M4 84C120 74 350 72 496 80'],
  'diagonal-up': ['M10 142C170 104 340 52 490 8'],
  'diagonal-down': ['M10 8C170 48 340 100 490 142'],
}

/** A decorative stroke around or under a phrase. */
export function HighlightStroke({ shape }: { readonly shape: HighlightedText['shape'] }): ReactNode {
  return (
    <svg className="highlight" viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {STROKES[shape].map((path) => (
        <path key={path} d={path} pathLength={1} fill="none" />
      ))}
    </svg>
  )
}
