'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { Icon } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { Level } from '../../core/model/levels.ts'
import { LEVEL_WINDOWS } from './levels.ts'

/** A button of the bar; without something to do it cannot be pressed. */
export interface Tool {
  readonly label: string
  /** Is shown instead of the label: the lines of a drawing, 16 by 16. */
  readonly lines?: string
  readonly keys?: string
  readonly run: (() => void) | undefined
}

/** Toolbar of the stage. */
export function StageBar(props: {
  readonly level: Level
  readonly onLevel: (level: Level) => void
  readonly isPlaying: boolean
  readonly onPlay: () => void
  readonly isLarge: boolean
  readonly onLarge: () => void
  /** Groups of tools, from left to right. */
  readonly tools: readonly { readonly name: string; readonly tools: readonly Tool[] }[]
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { level, onLevel, isPlaying, onPlay, isLarge, onLarge, tools } = props
  return (
    <div className="stage-bar" role="toolbar" aria-label={word({ en: 'Stage', de: 'Bühne' })}>
      <button type="button" className="stage-bar__play" aria-pressed={isPlaying} onClick={onPlay}>
        <Icon name={isPlaying ? 'pause' : 'play'} />{' '}
        {isPlaying ? word({ en: 'Stop', de: 'Anhalten' }) : word({ en: 'Play', de: 'Abspielen' })}
      </button>
      <fieldset>
        <legend className="stage-unseen">{word({ en: 'Screen size', de: 'Bildschirmgröße' })}</legend>
        {LEVEL_WINDOWS.map(({ level: one, label, icon, width }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === level}
            title={word({ en: `${word(label)}, ${width} pixels`, de: `${word(label)}, ${width} Pixel` })}
            onClick={() => onLevel(one)}
          >
            <Icon name={icon} /> <span className="stage-bar__label">{word(label)}</span>
          </button>
        ))}
      </fieldset>
      {tools.map(({ name, tools: group }) => (
        <fieldset key={name}>
          <legend className="stage-unseen">{name}</legend>
          {group.map(({ label, lines, keys, run }) => (
            <button
              key={label}
              type="button"
              disabled={!run}
              onClick={run}
              aria-label={`${label} (${name.toLowerCase()})`}
              title={keys ? `${label}: ${keys}` : label}
            >
              {lines ? <Drawing lines={lines} /> : label}
            </button>
          ))}
        </fieldset>
      ))}
      <button type="button" className="stage-bar__large" aria-pressed={isLarge} onClick={onLarge}>
        <Icon name={isLarge ? 'x' : 'expand'} />{' '}
        {isLarge
          ? word({ en: 'Back to the form', de: 'Zurück zum Formular' })
          : word({ en: 'Whole window', de: 'Ganzes Fenster' })}
      </button>
    </div>
  )
}

function Drawing({ lines }: { readonly lines: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
