import { type ReactNode, type RefObject, useMemo } from 'react'
import Lightbox, { type ControllerRef, createModule, MODULE_CAROUSEL, type Plugin } from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { THUMBNAIL, TIMES, wraps } from '../../core/motion.ts'
import { offeredParts } from '../../core/offered-parts.ts'
import type { LightboxSettings } from '../../core/settings.ts'
import { Behaviour } from './behaviour.tsx'
import { type Gallery, GalleryContext } from './context.ts'
import { renderOf, toolbarOf } from './gallery-parts.tsx'
import { imageProps, slideOf } from './gallery-slides.ts'
import type { Item } from './item.ts'
import { labelsOf } from './labels.ts'
import { Stage } from './stage.tsx'
import { useOpenGallery } from './use-open-gallery.ts'

/** Thumbnails on each side of the one that is shown. */
const THUMBNAILS_AROUND = 7

/** Thumbnails as the stylesheet draws them. */
const THUMBNAIL_LOOK = {
  ...THUMBNAIL,
  border: 0,
  padding: 0,
  borderRadius: 0,
  gap: 8,
  vignette: false,
  showToggle: true,
}

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
  readonly videoTexts: Gallery['videoTexts']
  readonly controller: RefObject<ControllerRef | null>
  readonly onMove: (index: number) => void
  readonly onClosing: () => void
  readonly onClosed: () => void
}): ReactNode {
  const { items, index, settings, videoTexts, controller, onMove, onClosing, onClosed } = props
  const { texts, skin, path } = settings
  const offered = offeredParts(items.length, settings)
  const isLoop = wraps(settings.loop, items.length)
  const { gallery, refs, reducesMotion, shrink } = useOpenGallery(items, index, settings, videoTexts)
  const { attempts, showMs } = gallery
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
        fullscreen={{ ref: refs.fullscreen }}
        zoom={{ ref: refs.zoom, doubleTapDelay: DOUBLE_TAP_MS }}
        slideshow={{ ref: refs.slideshow, delay: settings.slideshowMs, autoplay: settings.autoplay && !reducesMotion }}
        thumbnails={{ ...THUMBNAIL_LOOK, hidden: innerWidth < THUMBNAILS_FROM_PX }}
        toolbar={toolbarOf(offered, settings)}
        render={renderOf(offered, items)}
      />
    </GalleryContext>
  )
}

function hasWords(items: readonly Item[], { title, description }: LightboxSettings): boolean {
  return items.some((item) => (title && item.title) || (description && item.description))
}
