import { lazy, type ReactNode, Suspense } from 'react'
import type { LightboxExternalProps } from 'yet-another-react-lightbox'
import type { OfferedParts } from '../../core/offered-parts.ts'
import type { LightboxSettings } from '../../core/settings.ts'
import { Caption } from './caption.tsx'
import { DownloadLink, Position, ShareButton } from './controls.tsx'
import { ICONS } from './icons.tsx'
import type { Item } from './item.ts'
import { PhotoError } from './slides/problem.tsx'

/** Items other than images; loaded with the first of them. */
const Content = lazy(() => import('./slides/content.tsx'))

/** The buttons at the top, from left to right. */
export function toolbarOf(
  offered: OfferedParts,
  settings: LightboxSettings,
): NonNullable<LightboxExternalProps['toolbar']> {
  return {
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
  }
}

/** Renderers of the parts of a gallery. */
export function renderOf(offered: OfferedParts, items: readonly Item[]): NonNullable<LightboxExternalProps['render']> {
  return {
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
  }
}

function Thumbnail({ item }: { readonly item: Item | undefined }): ReactNode {
  const source = item?.thumbnail?.currentSrc || item?.sources[0]?.src
  return source ? (
    <img className="lightbox__thumbnail" src={source} alt="" draggable={false} />
  ) : (
    <span className="lightbox__thumbnail">{ICONS.play()}</span>
  )
}
