import {
  ChevronLeft,
  ChevronRight,
  Download,
  GalleryThumbnails,
  type IconNode,
  Maximize,
  Minimize,
  Pause,
  Play,
  Share2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide'
import { createElement, type ReactNode } from 'react'

/** Signs of the controls, drawn by the browser: the server sends none of them. */
export const ICONS = {
  previous: icon(ChevronLeft),
  next: icon(ChevronRight),
  close: icon(X),
  play: icon(Play),
  pause: icon(Pause),
  zoomIn: icon(ZoomIn, 'zoom'),
  zoomOut: icon(ZoomOut, 'zoom'),
  thumbnails: icon(GalleryThumbnails),
  download: icon(Download),
  share: icon(Share2),
  enterFullscreen: icon(Maximize),
  exitFullscreen: icon(Minimize),
} as const

function icon(shapes: IconNode, name?: string): () => ReactNode {
  return () => (
    <svg className="lightbox__icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
