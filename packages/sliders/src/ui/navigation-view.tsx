import type { Image } from '@vitrine/content/core'
import { Icon, ResponsiveImage } from '@vitrine/ui/ui'
import { Fragment, type ReactNode } from 'react'
import type { Navigation, Progress } from '../core/model/controls.ts'
import type { Slide } from '../core/model/slide.ts'
import type { Slider } from '../core/model/slider.ts'
import { goToOf, type SliderTexts } from '../core/texts.ts'

/** Arrows, bullets, thumbnails or tabs of a slider. What leads to slides is a link, so that it does without script. */
export function NavigationView(props: {
  readonly navigation: Navigation
  /** Name of its slider on the page. */
  readonly name: string
  readonly slider: Slider
  readonly texts: SliderTexts
  /** Slide that is shown first, from 0. */
  readonly start: number
}): ReactNode {
  const { navigation, name, slider, texts, start } = props
  const { kind, style, across, down, place, direction, hideOnLeave, hideDelay, hideDelayTouch, onTouch } = navigation
  const data = {
    'data-style': style,
    'data-across': across,
    'data-down': down,
    'data-place': place,
    'data-direction': direction,
    'data-on-touch': onTouch ? undefined : 'no',
    'data-hide': hideOnLeave ? `${hideDelay} ${hideDelayTouch}` : undefined,
  }
  if (kind === 'arrows') {
    return (
      <div className="slider__arrows slider__navigation" {...data}>
        <Arrow to="previous" label={texts.previous} stage={`${name}/slides`} />
        <Arrow to="next" label={texts.next} stage={`${name}/slides`} />
      </div>
    )
  }
  return (
    <ul className={`slider__${kind} slider__navigation`} aria-label={texts.choose} data-no-scroll="" {...data}>
      {slider.slides.map((slide, index) => (
        <li key={slide.id} className="slider__item">
          <a
            className="slider__to"
            href={`#${name}/${index + 1}`}
            aria-label={nameOf(kind, slide, goToOf(texts, slide, index))}
            aria-current={index === start ? 'true' : undefined}
          >
            {kind === 'bullets' ? (
              <span className="slider__mark">{index + 1}</span>
            ) : (
              <Shown kind={kind} slide={slide} waits={slider.loading.lazy !== 'none'} />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Arrow({
  to,
  label,
  stage,
}: {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly stage: string
}) {
  return (
    <button type="button" className="slider__arrow" data-to={to} aria-label={label} aria-controls={stage}>
      <Icon name="arrow-right" />
    </button>
  )
}

/** A small image waits for the loader, which asks for those of slides first. */
function Shown(props: {
  readonly kind: 'thumbnails' | 'tabs'
  readonly slide: Slide
  readonly waits: boolean
}): ReactNode {
  const { kind, slide, waits } = props
  const image = thumbnailOf(slide)
  return (
    <>
      {image && (kind === 'thumbnails' || slide.thumbnail) && <Thumbnail image={image} waits={waits} />}
      {showsTitle(kind, slide) && <span className="slider__title">{slide.title}</span>}
      {slide.params.map((text) => (
        // Words of a name are apart.
        <Fragment key={text}>
          {' '}
          <span className="slider__param">{text}</span>
        </Fragment>
      ))}
    </>
  )
}

/**
 * Accessible name of a link to a slide whose visible words are not name enough. It contains the visible words, for
 * people who speak to a computer (WCAG 2.5.3).
 *
 * @param goTo Names the slide by its number and title.
 * @returns Undefined: its own words name it.
 */
function nameOf(kind: Exclude<Navigation['kind'], 'arrows'>, slide: Slide, goTo: string): string | undefined {
  if (kind === 'bullets') return goTo
  return showsTitle(kind, slide) && slide.title ? undefined : [goTo, ...slide.params].join(' ')
}

function showsTitle(kind: 'thumbnails' | 'tabs', slide: Slide): boolean {
  return kind === 'tabs' || !thumbnailOf(slide)
}

function thumbnailOf({ thumbnail, background }: Slide): Image | undefined {
  return thumbnail ?? (background.kind === 'image' ? background.image : undefined)
}

function Thumbnail({ image, waits }: { readonly image: Image; readonly waits: boolean }): ReactNode {
  const props = { className: 'slider__thumbnail', image: { ...image, alt: '' }, sizes: '10rem' }
  return (
    <>
      <ResponsiveImage {...props} waits={waits} />
      {waits && (
        <noscript>
          <ResponsiveImage {...props} />
        </noscript>
      )}
    </>
  )
}

/** Progress of the slide's time; script fills it. */
export function ProgressView({ progress: { style, basedOn, place } }: { readonly progress: Progress }): ReactNode {
  const isCircle = style === 'clockwise' || style === 'counterclockwise'
  return (
    <div className="slider__progress" data-style={style} data-based-on={basedOn} data-place={place} aria-hidden="true">
      {isCircle ? (
        <svg viewBox="0 0 40 40" focusable="false" aria-hidden="true">
          <circle cx="20" cy="20" r="17" pathLength="1" />
          <circle className="slider__run" cx="20" cy="20" r="17" pathLength="1" />
        </svg>
      ) : (
        <span className="slider__run" />
      )}
    </div>
  )
}
