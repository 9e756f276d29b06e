import type { ProviderVideo } from '@vitrine/kit/core'
import { giveConsent, hasConsent, onConsentChange } from '@vitrine/ui/consent'
import type { FullPlaceProps, PlaceTexts } from '../../core/place.ts'
import { type PlaceState, stepOfConsent } from '../../core/place-steps.ts'
import { consentNotice, watchLink } from './consent-notice.ts'
import type { Film, Tell } from './film.ts'
import { make } from './make.ts'
import { placePlayer } from './place-player.ts'

/**
 * A film that is loaded when somebody plays it. Until then there is its picture and a button; a provider's is not loaded
 * before the visitor allowed it, and goes when that is withdrawn.
 */
export function facade(options: {
  readonly place: HTMLElement
  readonly props: FullPlaceProps
  readonly tell: Tell
  readonly signal: AbortSignal
}): Film {
  const { place, props, tell, signal } = options
  const { source, texts } = props
  const video = source.kind === 'provider' ? source : undefined
  const isAllowed = () => video === undefined || hasConsent(video.provider)
  const pressed = place.querySelector<HTMLButtonElement>('.video-place__play')
  const frame = make('div', { className: 'video-place__player' })
  const status = make('p', { className: 'visually-hidden', role: 'status' })
  place.append(status)
  const player = placePlayer(frame, props, tell, signal)

  let state: PlaceState = 'poster'
  let allowed = isAllowed()
  /** Allowed for this film alone. */
  let once = false
  /** The visitor wants this film as soon as its provider is allowed. */
  let wanted = false
  let notice: HTMLElement | undefined

  const show = (next: PlaceState) => {
    state = next
    place.dataset.state = next
    status.textContent = next === 'loading' ? texts.loading : ''
  }
  const putAway = () => {
    const hadFocus = notice?.contains(document.activeElement) ?? false
    notice?.remove()
    notice = undefined
    if (hadFocus) pressed?.focus({ preventScroll: true })
  }
  /** Shows the poster first, so that its button can take the focus back. */
  const close = () => {
    show('poster')
    putAway()
  }
  const unload = () => {
    const wasThere = player.unload()
    once = false
    wanted = false
    frame.replaceChildren()
    frame.remove()
    putAway()
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
    putAway()
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
        // The player's own library has told the console why.
        show('failed')
        sayFailure(frame, video, texts)
        tell('failed')
      })
    else if (!autoplay) ask()
  }

  pressed?.addEventListener('click', () => start(), { signal })
  onConsentChange(() => {
    const step = stepOfConsent(allowed, isAllowed(), state)
    allowed = isAllowed()
    if (step === 'unload') {
      close()
      if (unload()) tell('paused')
    } else if (step) wanted ? start() : close()
  }, signal)
  signal.addEventListener('abort', () => {
    unload()
    status.remove()
  })
  return { ...player, play: () => start(), playQuietly: () => start(true) }
}

function sayFailure(frame: HTMLElement, video: ProviderVideo | undefined, texts: PlaceTexts): void {
  // What loads the player may have said more precisely what is wrong.
  const isSaid = frame.querySelector('[role="alert"]') !== null
  if (!isSaid) frame.replaceChildren(make('p', { className: 'video-place__words', role: 'alert' }, texts.failed))
  if (video) frame.append(watchLink(video, texts))
}
