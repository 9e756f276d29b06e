import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockProps, BlockRenderer } from '@vitrine/kit/core'
import { Marked } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { HighlightedText, RotatingText } from '../../core/animated-title.ts'
import { type EffectTexts, textsOfEffects } from '../../core/texts.ts'
import { headingElement } from '../../ui/heading-element.ts'
import { type AnimatedTitleBlock, animatedTitle } from './animated-title.block.ts'
import { HighlightStroke } from './highlight-stroke.tsx'

const Rotation = enhancer('title-rotation', { when: 'visible' })
const Highlight = enhancer('title-highlight', { when: 'visible' })

/** A heading of which a part moves. */
const AnimatedTitle: BlockRenderer<AnimatedTitleBlock> = ({ block, index, context, field }) => {
  const { part, level, size, align } = block
  const Element = headingElement(level, index)
  const heading = (
    <Element className="animated-title__words" data-size={size}>
      {part.kind === 'rotating' ? (
        <RotatingWords title={block} part={part} locale={context.locale} field={field} />
      ) : (
        <HighlightedWords title={block} part={part} field={field} />
      )}
    </Element>
  )
  return (
    <div className="animated-title" data-align={align}>
      {part.kind === 'rotating' ? (
        <Rotation props={rotationProps(part, context.locale)}>
          <div className="animated-title__moving">
            {heading}
            <PauseButton texts={textsOfEffects(context)} />
          </div>
        </Rotation>
      ) : (
        <Highlight>{heading}</Highlight>
      )}
    </div>
  )
}

function rotationProps(
  { effect, direction, lettering, order, loops, displayMs }: RotatingText,
  locale: string,
): object {
  return { effect, direction, lettering, order, loops, displayMs, locale }
}

/** One sentence with all words for who listens, and one word after the other for who looks. */
function RotatingWords(props: {
  readonly title: AnimatedTitleBlock
  readonly part: RotatingText
  readonly locale: string
  readonly field: BlockProps['field']
}): ReactNode {
  const { field } = props
  const { before, after } = props.title
  const { texts, effect, lettering } = props.part
  const all = new Intl.ListFormat(props.locale, { type: 'conjunction' }).format(texts.map(({ text }) => text))
  return (
    <>
      <span className="visually-hidden">{[before, all, after].filter(Boolean).join(' ')}</span>
      <span aria-hidden="true">
        {before && <Marked mark={field('before')}>{`${before} `}</Marked>}
        <span className="animated-title__stage" data-effect={effect} data-lettering={lettering}>
          {texts.map(({ id, text }, index) => (
            <span
              key={id}
              className="animated-title__text"
              // A word of another script runs its own way when it is taken apart.
              dir="auto"
              data-state={index === 0 ? 'shown' : 'away'}
              {...field('texts', id, 'text')}
            >
              {text}
            </span>
          ))}
        </span>
        {after && <Marked mark={field('after')}>{` ${after}`}</Marked>}
      </span>
    </>
  )
}

function HighlightedWords({
  title,
  part,
  field,
}: {
  readonly title: AnimatedTitleBlock
  readonly part: HighlightedText
  readonly field: BlockProps['field']
}): ReactNode {
  const { before, after } = title
  const { phrase, shape, color, weight, pace } = part
  return (
    <>
      {before && <Marked mark={field('before')}>{`${before} `}</Marked>}
      <span
        className="animated-title__phrase"
        data-shape={shape}
        data-color={color}
        data-weight={weight}
        data-pace={pace}
      >
        <Marked mark={field('phrase')}>{phrase}</Marked>
        <HighlightStroke shape={shape} />
      </span>
      {after && <Marked mark={field('after')}>{` ${after}`}</Marked>}
    </>
  )
}

function PauseButton({ texts }: { readonly texts: EffectTexts }): ReactNode {
  return (
    <button
      type="button"
      className="animated-title__pause"
      aria-label={texts.pauseTitle}
      data-other={texts.playTitle}
      hidden
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M5 3v10M11 3v10" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M5 3v10l8-5z" fill="currentColor" />
      </svg>
    </button>
  )
}

export const view = defineView(animatedTitle, { Block: AnimatedTitle, styles: ['animated-title'] })
