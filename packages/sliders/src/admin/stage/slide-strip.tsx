'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Stored } from '@vitrine/canvas/core'
import { adminTexts, record } from '@vitrine/content/core'
import { Icon } from '@vitrine/ui/ui'
import type { CSSProperties, ReactNode } from 'react'
import { parseBackground } from '../../core/model/background.ts'
import { gradientCss } from '../../core/model/paint.ts'
import { Sortable, SortableRow } from './sortable.tsx'
import { useThumbnails } from './use-thumbnails.ts'

/** All slides in their order, to choose one or to put it elsewhere. */
export function SlideStrip(props: {
  readonly slides: readonly Stored[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onAdd: () => void
  /** Paths of fields that are wrong. */
  readonly faults: readonly string[]
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { slides, chosen, onChoose, onMove, onAdd, faults } = props
  const thumbnails = useThumbnails(slides.map((slide) => record(slide.background).image))
  return (
    <div className="slide-strip">
      <Sortable ids={slides.map(({ id }) => String(id))} onMove={onMove} label={word({ en: 'Slides', de: 'Folien' })}>
        {slides.map((slide, index) => (
          <SortableRow
            key={String(slide.id)}
            id={String(slide.id)}
            name={word({ en: `slide ${index + 1}`, de: `Folie ${index + 1}` })}
          >
            <button
              type="button"
              className="slide-strip__slide"
              aria-current={index === chosen}
              onClick={() => onChoose(index)}
              data-hidden={slide.hidden === true ? '' : undefined}
              data-faulty={faults.some((path) => path.startsWith(`${index}.`)) ? '' : undefined}
            >
              <span className="slide-strip__picture" style={groundOf(slide)}>
                {thumbnails.get(record(slide.background).image) && (
                  <img src={thumbnails.get(record(slide.background).image)} alt="" />
                )}
              </span>
              <span className="slide-strip__title">
                {index + 1}{' '}
                <span>
                  {String(slide.title ?? '') || word({ en: 'Slide without a title', de: 'Folie ohne Titel' })}
                </span>
              </span>
            </button>
          </SortableRow>
        ))}
      </Sortable>
      <button type="button" className="slide-strip__add" onClick={onAdd}>
        <Icon name="plus" /> {word({ en: 'New slide', de: 'Neue Folie' })}
      </button>
    </div>
  )
}

/** Images are not followed here: only colours and gradients are read. */
const NOTHING = { locale: '', image: () => undefined, href: () => undefined, blocks: () => [] }

function groundOf({ background }: Stored): CSSProperties {
  const ground = parseBackground(background, NOTHING)
  if (ground.kind === 'color')
    return { background: ground.color.startsWith('#') ? ground.color : 'var(--theme-elevation-200)' }
  if (ground.kind !== 'gradient') return {}
  const css = gradientCss(ground.gradient)
  return css.includes('var(') ? {} : { background: css }
}
