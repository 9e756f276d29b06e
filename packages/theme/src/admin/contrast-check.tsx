'use client'

import { useTranslation } from '@payloadcms/ui'
import { type AdminLabel, type AdminText, adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { type ContrastLine, contrastReport } from '../core/contrast-report.ts'
import { parseColors, parseDesign } from '../core/parse-theme.ts'
import { useChosenTheme } from './use-chosen-theme.ts'

const NAMES: Readonly<Record<ContrastLine['color'], AdminLabel>> = {
  ink: 'Text',
  inkSoft: { en: 'Secondary text', de: 'Nebentext' },
  accent: { en: 'Accent', de: 'Akzent' },
  accentInk: { en: 'Text on the accent', de: 'Text auf dem Akzent' },
}

const SCHEMES = {
  light: { en: 'Contrast, light', de: 'Kontrast, hell' },
  dark: { en: 'Contrast, dark', de: 'Kontrast, dunkel' },
} satisfies Record<string, AdminText>

const REFUSED = {
  en: 'This surface cannot carry the text of this paper; the paper is shown in its place.',
  de: 'Diese Fläche trägt den Text dieses Seitenhintergrunds nicht; an ihrer Stelle steht der Seitenhintergrund.',
}

/** Shows how the colours of one scheme stand on each other, as the editor chooses them. */
export function ContrastCheck({ scheme }: { readonly scheme: 'light' | 'dark' }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const theme = useChosenTheme()
  const palette = parseDesign(theme)[scheme]
  const choice = parseColors(theme, scheme)
  const lines = contrastReport(choice, palette)
  const faint = lines.filter(({ wish, shown }) => wish !== shown).length
  const isSurfaceRefused = choice.surface !== undefined && choice.surface !== palette.surface
  return (
    <section aria-label={word(SCHEMES[scheme])} className="contrast-check">
      <output className="contrast-check__verdict" data-verdict={faint > 0 || isSurfaceRefused ? 'mended' : 'good'}>
        {word(verdictOn(faint))}
        {isSurfaceRefused && ` ${word(REFUSED)}`}
      </output>
      <ul>
        {lines.map((line) => (
          <li key={line.color}>
            <span className="contrast-check__sample" style={{ color: line.shown, backgroundColor: line.ground }}>
              {word({ en: 'Rooms for ordinary mornings', de: 'Räume für gewöhnliche Morgen' })}
            </span>
            <span className="contrast-check__name">{word(NAMES[line.color])}</span>
            <span className="contrast-check__ratio">
              {line.ratio.toFixed(1)} : 1{' '}
              {line.wish === line.shown
                ? word({ en: 'can be read', de: 'ist lesbar' })
                : word({
                    en: `is too faint, ${line.atLeast} : 1 is needed. Shown as ${line.shown}`,
                    de: `ist zu blass, ${line.atLeast} : 1 ist nötig. Gezeigt als ${line.shown}`,
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function verdictOn(faint: number): AdminText {
  if (faint === 0) return { en: 'Everything can be read.', de: 'Alles ist lesbar.' }
  return faint === 1
    ? {
        en: 'One colour is too faint, and is shown stronger.',
        de: 'Eine Farbe ist zu blass und wird verstärkt gezeigt.',
      }
    : {
        en: `${faint} colours are too faint, and are shown stronger.`,
        de: `${faint} Farben sind zu blass und werden verstärkt gezeigt.`,
      }
}
