import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import {
  type ComponentProps,
  type Slide,
  useController,
  useLightboxProps,
  useLightboxState,
  useRTL,
} from 'yet-another-react-lightbox'
import { fitWithin, PEEK_PX, TIMES } from '../../core/motion.ts'
import { useGallery } from './context.ts'
import { appear } from './growth.ts'
import { fill } from './labels.ts'
import { PlaceContext } from './slides/problem.tsx'

/** Space between an item and the edges of the stage, along the path, in pixels. */
interface Margins {
  readonly before: number
  readonly after: number
}

/** Pixels beyond the edge at which a neighbour waits where there is no space to show it. */
const OUT_OF_SIGHT_PX = 24

/** The items, one after the other along the path of the gallery: one in the middle, a little of those beside it. */
export function Stage({ carousel }: ComponentProps): ReactNode {
  const { settings, items, showMs, onDrawn } = useGallery()
  const { slides, globalIndex, currentIndex } = useLightboxState()
  const { containerRect } = useController()
  const stage = useRef<HTMLDivElement>(null)
  const [margins, setMargins] = useState<Margins>({ before: 0, after: 0 })
  const { path, texts } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: the margins change with the container
  useLayoutEffect(() => {
    const item = stage.current?.querySelector<HTMLElement>('[data-offset="0"] .lightbox__item')
    const measured = stage.current && item && marginsOf(stage.current, item, path)
    if (measured) setMargins(measured)
  }, [containerRect.width, containerRect.height, path])
  const first = useRef(globalIndex)
  const hasBegun = useRef(false)
  const [isOpening, setIsOpening] = useState(true)
  useLayoutEffect(() => {
    if (hasBegun.current || containerRect.width === 0) return
    hasBegun.current = true
    const element = stage.current?.querySelector<HTMLElement>('[data-offset="0"] .lightbox__item')
    const item = items[currentIndex]
    if (element && item) appear(element, item, showMs, onDrawn).then(() => setIsOpening(false))
    else setIsOpening(false)
  }, [containerRect.width, items, currentIndex, showMs, onDrawn])
  const previous = useRef(globalIndex)
  const isMoving = previous.current !== globalIndex
  useLayoutEffect(() => {
    previous.current = globalIndex
  }, [globalIndex])
  const offsets = [-1, 0, 1].filter((offset) => {
    const place = globalIndex + offset
    return offset === 0 || (carousel.finite ? place >= 0 && place < slides.length : slides.length > 1)
  })
  return (
    <section
      ref={stage}
      className="lightbox__stage"
      data-opening={isOpening && first.current === globalIndex ? '' : undefined}
      aria-roledescription={texts.gallery}
      aria-label={texts.gallery}
      style={{ '--lightbox-move': `${isMoving ? TIMES.switch : TIMES.reposition}ms` } as CSSProperties}
    >
      {offsets.map((offset) => {
        const place = (((globalIndex + offset) % slides.length) + slides.length) % slides.length
        const slide = slides[place]
        return (
          slide && (
            <OneItem
              key={`${globalIndex + offset} ${slide.type === 'content' ? '' : slide.src}`}
              slide={slide}
              place={place}
              offset={offset}
              margins={margins}
            />
          )
        )
      })}
    </section>
  )
}

function OneItem(props: {
  readonly slide: Slide
  readonly place: number
  readonly offset: number
  readonly margins: Margins
}): ReactNode {
  const { slide, place, offset, margins } = props
  const { settings, items } = useGallery()
  const { render } = useLightboxProps()
  const { slideRect } = useController()
  const isRTL = useRTL()
  const item = items[place]
  const size = item?.size && slideRect.width > 0 ? fitWithin(item.size, slideRect) : slideRect
  const isVertical = settings.path === 'vertical'
  const rest = restOf(offset, isVertical ? [slideRect.height, size.height] : [slideRect.width, size.width], margins)
  const way = `calc(${Math.round(isRTL && !isVertical ? -rest : rest)}px + var(--lightbox-drag, 0px))`
  const preview = item?.kind.kind === 'picture' && item.thumbnail?.currentSrc
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
    <div
      className="yarl__slide lightbox__slide"
      data-offset={offset}
      inert={offset !== 0}
      role="group"
      aria-roledescription={settings.texts.item}
      aria-label={fill(settings.texts.position, { index: place + 1, total: items.length })}
      style={{ translate: isVertical ? `0 ${way}` : `${way} 0` }}
    >
      <div className="lightbox__item">
        {preview && item.size && (
          <img className="lightbox__preview" src={preview} alt="" aria-hidden="true" style={size} draggable={false} />
        )}
        <PlaceContext value={place}>{render.slide?.({ slide, offset, rect: slideRect })}</PlaceContext>
      </div>
    </div>
  )
}

/**
 * Position of an item, in pixels from the middle: neighbours show {@link PEEK_PX} of themselves, where there is space.
 */
function restOf(offset: number, [extent, length]: readonly [number, number], { before, after }: Margins): number {
  if (offset === 0) return 0
  const margin = offset < 0 ? before : after
  const seen = margin >= PEEK_PX ? PEEK_PX : -OUT_OF_SIGHT_PX
  return offset * (extent / 2 + margin - seen + length / 2)
}

function marginsOf(stage: HTMLElement, item: HTMLElement, path: 'vertical' | 'horizontal'): Margins {
  const [around, inner] = [stage.getBoundingClientRect(), item.getBoundingClientRect()]
  if (path === 'vertical') return { before: inner.top - around.top, after: around.bottom - inner.bottom }
  const [left, right] = [inner.left - around.left, around.right - inner.right]
  return getComputedStyle(stage).direction === 'rtl' ? { before: right, after: left } : { before: left, after: right }
}
