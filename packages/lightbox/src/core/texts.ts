/** Default texts of the lightbox, spelled as in the specification. */
export const LIGHTBOX_TEXTS = {
  close: 'Press Esc to close',
  next: 'Next',
  previous: 'Previous',
  enterFullscreen: 'Enter Fullscreen (Shift+Enter)',
  exitFullscreen: 'Exit Fullscreen (Shift+Enter)',
  play: 'Slideshow',
  pause: 'Pause slideshow',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showThumbnails: 'Show thumbnails',
  hideThumbnails: 'Hide thumbnails',
  download: 'Download',
  share: 'Share',
  shared: 'The link has been copied.',
  dialog: 'Lightbox',
  gallery: 'Gallery',
  item: 'Picture',
  thumbnails: 'Thumbnails',
  position: '{index} of {total}',
  loading: 'Loading',
  retry: 'Try again',
  photoError: 'An error occurred when trying to load photo.',
  contentError: 'An error occurred when trying to load contents.',
  missingPlugin: 'The content your are attempting to view requires the {type} plugin',
} as const

export type LightboxTexts = Readonly<Record<keyof typeof LIGHTBOX_TEXTS, string>>
