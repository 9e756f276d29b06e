'use client'

import type { ReactNode } from 'react'
import { type ContrastLine, contrastReport } from '../core/contrast-report.ts'
import { parseColors, parseDesign } from '../core/parse-theme.ts'
import { useChosenTheme } from './use-chosen-theme.ts'

const NAMES: Readonly<Record<ContrastLine['color'], string>> = {
  ink: 'Text',
  inkSoft: 'Secondary text',
  accent: 'Accent',
  accentInk: 'Text on the accent',
}

/** Shows how the colours of one scheme stand on each other, as the editor chooses them. */
export function ContrastCheck({ scheme }: { readonly scheme: 'light' | 'dark' }): ReactNode {
  const theme = useChosenTheme()
  const palette = parseDesign(theme)[scheme]
  const choice = parseColors(theme, scheme)
  const lines = contrastReport(choice, palette)
  const faint = lines.filter(({ wish, shown }) => wish !== shown).length
  const isSurfaceRefused = choice.surface !== undefined && choice.surface !== palette.surface
  return (
    <section aria-label={`Contrast, ${scheme}`} className="contrast-check">
      <output className="contrast-check__verdict" data-verdict={faint > 0 || isSurfaceRefused ? 'mended' : 'good'}>
        {verdictOn(faint)}
        {isSurfaceRefused && ' This surface cannot carry the text of this paper; the paper is shown in its place.'}
      </output>
      <ul>
        {lines.map((line) => (
          <li key={line.color}>
            <span className="contrast-check__sample" style={{ color: line.shown, backgroundColor: line.ground }}>
              Rooms for ordinary mornings
            </span>
            <span className="contrast-check__name">{NAMES[line.color]}</span>
            <span className="contrast-check__ratio">
              {line.ratio.toFixed(1)} : 1{' '}
              {line.wish === line.shown
                ? 'can be read'
                : `is too faint, ${line.atLeast} : 1 is needed. Shown as ${line.shown}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function verdictOn(faint: number): string {
  if (faint === 0) return 'Everything can be read.'
  return faint === 1
    ? 'One colour is too faint, and is shown stronger.'
    : `${faint} colours are too faint, and are shown stronger.`
}
