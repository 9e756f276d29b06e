import type { Image } from '@vitrine/content/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { Slide } from '../core/model/slide.ts'
import type { Slider } from '../core/model/slider.ts'
import { placeOf, type SliderTexts } from '../core/texts.ts'
import { BackgroundVideo } from './background-video.tsx'
import { Layers } from './layer-view.tsx'

/** One slide. Images of those that are not shown yet wait for the loader; without script they come by themselves. */
export function SlideView(props: {
  readonly slide: Slide
  /** Name of its slider on the page. */
  readonly name: string
  readonly videoTexts: object | undefined
  readonly slider: Slider
  readonly texts: SliderTexts
  /** Place from 0. */
  readonly index: number
  /** True if the slider starts with it. */
  readonly isFirst: boolean
  readonly priority: boolean
}): ReactNode {
  const { slide, name, videoTexts, slider, texts, index, isFirst, priority } = props
  const { slides, loading } = slider
  const { link } = slide
  const waits = !isFirst && loading.lazy !== 'none'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern of carousels names this role
    <div
      className="slider__slide"
      role="group"
      aria-roledescription="slide"
      aria-label={placeOf(texts, slide, index, slides.length)}
      id={`${name}/${index + 1}`}
      data-slide-id={slide.id}
      data-title={slide.title || undefined}
      data-levels={slide.levels?.join(' ')}
      data-active={isFirst ? '' : undefined}
    >
      <div className="slider__background" data-parallax={slide.parallax}>
        <BackgroundView
          background={slide.background}
          waits={waits}
          title={slide.title}
          videoTexts={videoTexts}
          priority={isFirst && priority}
        />
      </div>
      {slide.overlay && <div className="slider__overlay" />}
      {link?.depth === 'under' && <SlideLink link={link} />}
      <div className="slider__grid">
        <Layers
          layers={slide.layers}
          at={{ name, slides, index, videoTexts, priority: isFirst && priority }}
          waits={waits}
        />
      </div>
      {link?.depth === 'over' && <SlideLink link={link} />}
    </div>
  )
}

function BackgroundView(props: {
  readonly background: Slide['background']
  readonly waits: boolean
  readonly priority: boolean
  readonly videoTexts: object | undefined
  readonly title: string
}): ReactNode {
  const { background, waits, priority, videoTexts, title } = props
  if (background.kind === 'video') {
    return (
      <>
        {background.poster && <StillView image={background.poster} fit={background.fit} {...{ waits, priority }} />}
        <BackgroundVideo background={background} title={title} texts={videoTexts} />
      </>
    )
  }
  if (background.kind !== 'image') return null
  return <StillView image={background.image} fit={background.fit} {...{ waits, priority }} />
}

function StillView(props: {
  readonly image: Image
  readonly fit: string
  readonly waits: boolean
  readonly priority: boolean
}): ReactNode {
  const { image, fit, waits, priority } = props
  return (
    <div className="slider__picture" data-fit={fit}>
      <ResponsiveImage image={image} sizes="100vw" priority={priority} waits={waits} />
      {waits && (
        <noscript>
          <ResponsiveImage image={image} sizes="100vw" />
        </noscript>
      )}
    </div>
  )
}

function SlideLink({ link: { href, label, newTab } }: { readonly link: NonNullable<Slide['link']> }): ReactNode {
  return (
    <a className="slider__link" href={href} aria-label={label} {...(newTab && { target: '_blank', rel: 'noopener' })} />
  )
}
