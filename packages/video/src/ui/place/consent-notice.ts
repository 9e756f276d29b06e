import { type ProviderVideo, VIDEO_PROVIDERS, watchAddress } from '@vitrine/kit/core'
import type { PlaceTexts } from '../../core/place.ts'
import { button, make } from './make.ts'

/** Notice about what loading a video does, with buttons to allow it. */
export function consentNotice(options: {
  readonly video: ProviderVideo
  readonly texts: PlaceTexts
  readonly onOnce: () => void
  readonly onAlways: () => void
  /** The visitor wants to go on without. */
  readonly onClose: () => void
}): HTMLElement {
  const { video, texts, onOnce, onAlways, onClose } = options
  const words = make('p', { className: 'video-place__words' }, named(texts.notice, video))
  const notice = make(
    'div',
    { className: 'video-place__notice', role: 'group', ariaLabel: words.textContent },
    words,
    make(
      'p',
      { className: 'video-place__choices' },
      button('video-place__choice', texts.loadOnce, onOnce),
      button('video-place__choice', named(texts.allowAlways, video), onAlways),
    ),
    watchLink(video, texts),
  )
  notice.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  return notice
}

/** Leads to the video at its provider. */
export function watchLink(video: ProviderVideo, texts: PlaceTexts): HTMLAnchorElement {
  const words = named(texts.watchAt, video)
  return make(
    'a',
    { className: 'video-place__away', href: watchAddress(video), target: '_blank', rel: 'noopener noreferrer' },
    words,
  )
}

function named(text: string, { provider }: ProviderVideo): string {
  return text.replace('{provider}', VIDEO_PROVIDERS[provider])
}
