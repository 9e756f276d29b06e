import type { ProviderVideo } from '@vitrine/kit/core'
import { giveConsent, hasConsent, onConsentChange } from '@vitrine/ui/consent'
import type { FullPlaceProps, PlaceTexts } from '../../core/place.ts'
import { type PlaceState, stepOfConsent } from '../../core/place-steps.ts'
import { consentNotice, watchLink } from './consent-notice.ts'
import { make } from './make.ts'
import { placePlayer } from './place-player.ts'
import type { Emit, PlaceVideo } from './place-video.ts'

/**
 * A video that is loaded when somebody plays it. Until then its poster and a button are shown. A provider's video is
 * not loaded before the visitor allowed it, and is removed when that is withdrawn.
 */
export function facade(options: {
  readonly place: HTMLElement
  readonly props: FullPlaceProps
  readonly emit: Emit
  readonly signal: AbortSignal
}): PlaceVideo {
  const { place, props, emit, signal } = options
  const { source, texts } = props
  const video = source.kind === 'provider' ? source : undefined
  const isAllowed = () => video === undefined || hasConsent(video.provider)
  const pressed = place.querySelector<HTMLButtonElement>('.video-place__play')
  const frame = make('div', { className: 'video-place__player' })
  const status = make('p', { className: 'visually-hidden', role: 'status' })
  place.append(status)
  const player = placePlayer(frame, props, emit, signal)

  let state: PlaceState = 'poster'
  let allowed = isAllowed()
  /** True if it was allowed for this video alone. */
  let once = false
  /** True if the visitor wants to play it as soon as its provider is allowed. */
  let wanted = false
  let notice: HTMLElement | undefined

  const show = (next: PlaceState) => {
    state = next
    place.dataset.state = next
    status.textContent = next === 'loading' ? texts.loading : ''
  }
  const closeNotice = () => {
    const hadFocus = notice?.contains(document.activeElement) ?? false
    notice?.remove()
    notice = undefined
    if (hadFocus) pressed?.focus({ preventScroll: true })
  }
  /** Shows the poster first, so that its button can take the focus back. */
  const close = () => {
    show('poster')
    closeNotice()
  }
  const unload = () => {
    const wasThere = player.unload()
    once = false
    wanted = false
    frame.replaceChildren()
    frame.remove()
    closeNotice()
    return wasThere
  }
  const ask = () => {
    if (!video || state === 'asking') return
    const hadFocus = place.contains(document.activeElement)
    show('asking')
    notice = consentNotice({
      video,
      texts,
      onOnce() {
        once = true
        start()
      },
      onAlways() {
        wanted = true
        giveConsent(video.provider)
      },
      onClose: close,
    })
    place.append(notice)
    if (hadFocus) notice.querySelector('button')?.focus({ preventScroll: true })
  }
  const load = async (autoplay: boolean) => {
    show('loading')
    closeNotice()
    place.append(frame)
    const begin = await player.load(autoplay)
    if (!begin) return
    const hadFocus = place.contains(document.activeElement)
    show('shown')
    // Where the visitor has scrolled to meanwhile is where the page stays.
    if (hadFocus) frame.querySelector<HTMLElement>('iframe, video')?.focus({ preventScroll: true })
    await begin()
  }
  const start = (autoplay = false) => {
    if (player.play() || state === 'loading') return
    if (once || isAllowed())
      load(autoplay).catch(() => {
        // The player's own library has logged the reason.
        show('failed')
        showFailure(frame, video, texts)
        emit('failed')
      })
    else if (!autoplay) ask()
  }

  pressed?.addEventListener('click', () => start(), { signal })
  onConsentChange(() => {
    const step = stepOfConsent(allowed, isAllowed(), state)
    allowed = isAllowed()
    if (step === 'unload') {
      close()
      if (unload()) emit('paused')
    } else if (step) wanted ? start() : close()
  }, signal)
  signal.addEventListener('abort', () => {
    unload()
    status.remove()
  })
  return { ...player, play: () => start(), playMuted: () => start(true) }
}

function showFailure(frame: HTMLElement, video: ProviderVideo | undefined, texts: PlaceTexts): void {
  // The player may show a more precise message already.
  const hasMessage = frame.querySelector('[role="alert"]') !== null
  if (!hasMessage) frame.replaceChildren(make('p', { className: 'video-place__words', role: 'alert' }, texts.failed))
  if (video) frame.append(watchLink(video, texts))
}
