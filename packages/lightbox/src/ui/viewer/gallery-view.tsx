import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import Lightbox, {
  type ControllerRef,
  createModule,
  type FullscreenRef,
  MODULE_CAROUSEL,
  type Plugin,
  type Slide,
  type SlideshowRef,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { SCALE, SPEEDS, THUMBNAIL, TIMES, wraps } from '../../core/motion.ts'
import { offeredParts } from '../../core/offered-parts.ts'
import type { LightboxSettings } from '../../core/settings.ts'
import { Behaviour } from './behaviour.tsx'
import { Caption } from './caption.tsx'
import { type Gallery, GalleryContext } from './context.ts'
import { DownloadLink, Position, ShareButton } from './controls.tsx'
import { growth } from './growth.ts'
import { ICONS } from './icons.tsx'
import type { Item } from './item.ts'
import { labelsOf } from './labels.ts'
import { PhotoError } from './slides/problem.tsx'
import { Stage } from './stage.tsx'

/** A slide and what it was made from. */
declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    readonly place: number
  }
  interface SlideTypes {
    content: { readonly type: 'content'; readonly place: number }
  }
}

/** What is no picture comes with the first such item. */
const Content = lazy(() => import('./slides/content.tsx'))

/** Thumbnails on each side of the one that is shown. */
const THUMBNAILS_AROUND = 7

/** Pixels of the window from which thumbnails are shown without being asked for. */
const THUMBNAILS_FROM_PX = 640

/** Milliseconds between two touches that are one double tap. */
const DOUBLE_TAP_MS = 200

const stage: Plugin = ({ replace, addChild }) => {
  replace(MODULE_CAROUSEL, createModule(MODULE_CAROUSEL, Stage))
  addChild('controller', createModule('behaviour', Behaviour))
}

/** An open gallery. */
export function GalleryView(props: {
  readonly items: readonly Item[]
  readonly index: number
  readonly settings: LightboxSettings
  readonly filmTexts: Gallery['filmTexts']
  readonly controller: RefObject<ControllerRef | null>
  readonly onMove: (index: number) => void
  readonly onClosing: () => void
  readonly onClosed: () => void
}): ReactNode {
  const { items, index, settings, filmTexts, controller, onMove, onClosing, onClosed } = props
  const { texts, skin, path } = settings
  const offered = offeredParts(items.length, settings)
  const isLoop = wraps(settings.loop, items.length)
  const slideshow = useRef<SlideshowRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const fullscreen = useRef<FullscreenRef>(null)
  const [attempts, setAttempts] = useState<Gallery['attempts']>({})
  const slides = useMemo(() => items.map((item, place) => slideOf(item, place, attempts[place])), [items, attempts])
  const plugins = useMemo(
    () => [
      stage,
      Fullscreen,
      Zoom,
      ...(offered.thumbnails ? [Thumbnails] : []),
      ...(offered.slideshow ? [Slideshow] : []),
    ],
    [offered.thumbnails, offered.slideshow],
  )
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const showMs = reducesMotion ? TIMES.reduced : SPEEDS[settings.speed]
  const [isDrawn, setIsDrawn] = useState(false)
  const gallery = useMemo<Gallery>(
    () => ({
      settings,
      filmTexts,
      items,
      attempts,
      retry: (place) => setAttempts((before) => ({ ...before, [place]: (before[place] ?? 0) + 1 })),
      showMs,
      onDrawn: () => setIsDrawn(true),
      slideshow,
      zoom,
      fullscreen,
    }),
    [settings, filmTexts, items, attempts, showMs],
  )
  const shown = items[index]
  useLayoutEffect(() => {
    if (!isDrawn) return
    // Its thumbnail is what has grown: it is not seen twice.
    shown?.link.toggleAttribute('data-lightbox-shown', true)
    return () => shown?.link.removeAttribute('data-lightbox-shown')
  }, [shown, isDrawn])
  const shrink = () => {
    const element = document.querySelector<HTMLElement>('[data-lightbox-root] [data-offset="0"] .lightbox__item')
    const isShrinking = shown && element && growth(element, shown, 'shrink', showMs)
    if (!isShrinking) element?.toggleAttribute('data-fading', true)
  }
  const container = {
    className: 'lightbox',
    'data-skin': skin,
    'data-path': path,
    'data-lightbox-root': '',
    ...(hasWords(items, settings) && { 'data-captions': '' }),
  }
  return (
    <GalleryContext value={gallery}>
      <Lightbox
        open
        close={onClosed}
        index={index}
        slides={slides}
        plugins={plugins}
        labels={labelsOf(texts)}
        on={{
          view: (shown) => onMove(shown.index),
          exiting: () => {
            shrink()
            onClosing()
          },
        }}
        animation={{ fade: showMs, swipe: TIMES.switch, navigation: TIMES.switch }}
        carousel={{
          finite: !isLoop,
          // No thumbnail is there twice, also where the last is followed by the first.
          preload: Math.min(THUMBNAILS_AROUND, isLoop ? Math.floor((items.length - 1) / 2) : items.length),
          padding: 0,
          spacing: 0,
          imageProps,
        }}
        controller={{
          ref: controller,
          aria: true,
          closeOnPullDown: path === 'horizontal',
          disableSwipeNavigation: true,
        }}
        noScroll={{ disabled: true }}
        portal={{ container }}
        styles={{ root: { '--yarl__lightbox_opacity': settings.opacity } }}
        fullscreen={{ ref: fullscreen }}
        zoom={{ ref: zoom, doubleTapDelay: DOUBLE_TAP_MS }}
        slideshow={{ ref: slideshow, delay: settings.slideshowMs, autoplay: settings.autoplay && !reducesMotion }}
        thumbnails={{
          ...THUMBNAIL,
          border: 0,
          padding: 0,
          borderRadius: 0,
          gap: 8,
          vignette: false,
          hidden: innerWidth < THUMBNAILS_FROM_PX,
          showToggle: true,
        }}
        toolbar={{
          buttons: [
            offered.position && <Position key="position" />,
            // The name of a button that nothing offers would be drawn as a word.
            'zoom',
            offered.slideshow && 'slideshow',
            offered.thumbnails && 'thumbnails',
            settings.social && <ShareButton key="share" />,
            settings.download && <DownloadLink key="download" />,
            'fullscreen',
            'close',
          ],
        }}
        render={{
          slide: ({ slide, offset }) =>
            slide.type === 'content' ? (
              <Suspense fallback={null}>
                <Content place={slide.place} isShown={offset === 0} />
              </Suspense>
            ) : undefined,
          thumbnail: ({ slide }) => <Thumbnail item={items[slide.place]} />,
          controls: () => <Caption />,
          iconError: () => <PhotoError />,
          iconLoading: () => null,
          iconPrev: ICONS.previous,
          iconNext: ICONS.next,
          iconClose: ICONS.close,
          iconZoomIn: ICONS.zoomIn,
          iconZoomOut: ICONS.zoomOut,
          iconSlideshowPlay: ICONS.play,
          iconSlideshowPause: ICONS.pause,
          iconThumbnailsVisible: ICONS.thumbnails,
          iconThumbnailsHidden: ICONS.thumbnails,
          iconEnterFullscreen: ICONS.enterFullscreen,
          iconExitFullscreen: ICONS.exitFullscreen,
          ...(!offered.arrows && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </GalleryContext>
  )
}

/** @param attempt How often a picture that failed was asked for again. */
function slideOf({ kind, address, alt, size, sources }: Item, place: number, attempt: number | undefined): Slide {
  if (kind.kind !== 'picture') return { type: 'content', place }
  return {
    place,
    // A fragment makes it another address for the browser's memory, and the same for the server.
    src: attempt ? `${address}#${attempt}` : address,
    alt,
    ...size,
    srcSet: sources.map((source) => (attempt ? { ...source, src: `${source.src}#${attempt}` } : source)),
  }
}

/** Pictures of any size fit the window, down to a scale at which nothing would be seen of them. */
function imageProps(slide: Slide): { style: CSSProperties } {
  const { width = 0, height = 0 } = slide.type === 'content' ? {} : slide
  return { style: { minWidth: width * SCALE.min, minHeight: height * SCALE.min } }
}

function Thumbnail({ item }: { readonly item: Item | undefined }): ReactNode {
  const source = item?.thumbnail?.currentSrc || item?.sources[0]?.src
  return source ? (
    <img className="lightbox__thumbnail" src={source} alt="" draggable={false} />
  ) : (
    <span className="lightbox__thumbnail">{ICONS.play()}</span>
  )
}

function hasWords(items: readonly Item[], { title, description }: LightboxSettings): boolean {
  return items.some((item) => (title && item.title) || (description && item.description))
}
