import type { Labels } from 'yet-another-react-lightbox'
import type { LightboxTexts } from '../../core/texts.ts'

/** The site's words by those that the library would say. */
export function labelsOf(texts: LightboxTexts): Labels {
  return {
    Close: texts.close,
    Previous: texts.previous,
    Next: texts.next,
    Play: texts.play,
    Pause: texts.pause,
    'Enter Fullscreen': texts.enterFullscreen,
    'Exit Fullscreen': texts.exitFullscreen,
    'Zoom in': texts.zoomIn,
    'Zoom out': texts.zoomOut,
    'Show thumbnails': texts.showThumbnails,
    'Hide thumbnails': texts.hideThumbnails,
    Thumbnails: texts.thumbnails,
    Lightbox: texts.dialog,
    'Photo gallery': texts.gallery,
    '{index} of {total}': texts.position,
  }
}

/** Fills the places of a text: `{index} of {total}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
