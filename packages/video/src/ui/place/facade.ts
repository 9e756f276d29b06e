import { giveConsent, hasConsent, onConsentChange } from '@vitrine/ui/consent'
import type { FullPlaceProps } from '../../core/place.ts'
import type { Player } from '../../core/player.ts'
import { consentNotice, watchLink } from './consent-notice.ts'
import { type Film, isQuietAfter, type Tell } from './film.ts'
import { make } from './make.ts'

/** What is to be seen in a place: `data-state`. */
type State = 'poster' | 'asking' | 'loading' | 'shown' | 'failed'

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

  let state: State = 'poster'
  let allowed = isAllowed()
  /** Allowed for this film alone. */
  let once = false
  /** The visitor wants this film as soon as its provider is allowed. */
  let wanted = false
  let notice: HTMLElement | undefined
  let loading: AbortController | undefined
  let player: Player | undefined
  /** As it is to be loaded. */
  let isQuiet = props.options.muted
  /** Second at which it is to begin. */
  let beginning = props.options.start

  const show = (next: State) => {
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
  const unload = () => {
    loading?.abort()
    loading = undefined
    player?.destroy().catch(() => {}) // It may be gone already.
    player = undefined
    once = false
    wanted = false
    frame.replaceChildren()
    frame.remove()
    putAway()
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
      onClose() {
        show('poster')
        putAway()
      },
    })
    place.append(notice)
    if (hadFocus) notice.querySelector('button')?.focus({ preventScroll: true })
  }
  const fail = () => {
    show('failed')
    // What loads the player may have said more precisely what is wrong.
    const isSaid = frame.querySelector('[role="alert"]') !== null
    if (!isSaid) frame.replaceChildren(make('p', { className: 'video-place__words', role: 'alert' }, texts.failed))
    if (video) frame.append(watchLink(video, texts))
    tell('failed')
  }
  const load = async ({ autoplay }: { readonly autoplay: boolean }) => {
    const alive = new AbortController()
    loading = alive
    signal.addEventListener('abort', () => alive.abort(), { signal: alive.signal })
    show('loading')
    putAway()
    place.append(frame)
    const muted = isQuiet || autoplay
    try {
      const { createPlayer } = await import('../player/create-player.ts')
      if (alive.signal.aborted) return
      const made = await createPlayer(frame, source, { ...props.options, texts, autoplay, muted }, alive.signal)
      if (alive.signal.aborted) return void made.destroy().catch(() => {}) // Nobody wants it any more.
      player = made
      made.on('playing', () => tell('playing'))
      made.on('pause', () => tell('paused'))
      made.on('ended', () => tell('ended'))
    } catch {
      // The player's own library has told the console why.
      if (!alive.signal.aborted) fail()
      return
    }
    const hadFocus = place.contains(document.activeElement)
    show('shown')
    // Where the visitor has scrolled to meanwhile is where the page stays.
    if (hadFocus) frame.querySelector<HTMLElement>('iframe, video')?.focus({ preventScroll: true })
    if (beginning !== undefined) await player.set('currentTime', beginning).catch(() => {}) // Beyond its end.
    if (!autoplay) player.play().catch(() => {}) // The browser wants one more press, on the provider's own button.
  }
  const start = ({ autoplay = false } = {}) => {
    if (player)
      player.play().catch(() => {}) // As above.
    else if (state !== 'loading' && (once || isAllowed())) void load({ autoplay })
    else if (state !== 'loading' && !autoplay) ask()
  }

  pressed?.addEventListener('click', () => start(), { signal })
  onConsentChange(() => {
    const before = allowed
    allowed = isAllowed()
    if (before && !allowed) {
      const wasShown = player !== undefined
      // First, so that its button can take the focus back.
      show('poster')
      unload()
      if (wasShown) tell('paused')
    } else if (allowed && state === 'asking') {
      if (wanted) start()
      else {
        show('poster')
        putAway()
      }
    }
  }, signal)
  signal.addEventListener('abort', () => {
    unload()
    status.remove()
  })
  return {
    play: () => start(),
    pause: () => void player?.pause().catch(() => {}), // It may be gone already.
    playQuietly: () => start({ autoplay: true }),
    async sound(wish) {
      // The visitor may have used the provider's own button.
      isQuiet = isQuietAfter(wish, (await player?.get('muted').catch(() => undefined)) ?? isQuiet)
      await player?.set('muted', isQuiet).catch(() => {}) // It may be gone already.
    },
    goTo(seconds) {
      beginning = seconds
      player?.set('currentTime', seconds).catch(() => {}) // Gone already, or beyond its end.
    },
  }
}
