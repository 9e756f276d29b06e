import type { ProviderVideo } from '@vitrine/kit/core'
import { hasConsent, onConsentChange } from '@vitrine/ui/consent'
import { mayLoadVideo } from '../core/video-background.ts'
import type { BackgroundVideo } from './background-video.ts'
import { ownBackground } from './own-background.ts'

/** Key of the session storage for a visitor's pause of background videos. */
const PAUSED_KEY = 'vitrine-films-paused'

/** Event of the document when a visitor pauses or starts background videos, so that all of them follow. */
const CHOICE_EVENT = 'vitrine:video-background:choice'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface Props {
  /** True if windows below 40rem load it too. */
  readonly onPhones: boolean
  /** Its video is at a provider; absent: the `<video>` in its place. */
  readonly video?: ProviderVideo
  readonly loop?: boolean
}

/**
 * Plays a background video while it is in the window (`data-state` of the video's element: `playing` once it has begun),
 * and lets the visitor pause it: every such video then stays paused for the visit. A provider's is loaded only while the
 * visitor allows its provider.
 *
 * What plays is marked inside: `data-film="scene"` is what has to be in the window, `data-film="place"` holds the video,
 * `data-film="controls"` the buttons with `data-role` `pause` and, if there is one, `sound`.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-film="${name}"]`)
  const [scene, place, controls] = [part('scene'), part('place'), part('controls')]
  const pause = controls?.querySelector<HTMLElement>('[data-role="pause"]')
  if (!scene || !place || !controls || !pause) return
  const audioButton = controls.querySelector<HTMLElement>('[data-role="sound"]')
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const phone = matchMedia('(width < 40rem)')
  const { onPhones, video, loop = true } = props as Props
  const connection = (navigator as { readonly connection?: Connection }).connection
  const names = { pause: pause.getAttribute('aria-label') ?? '', play: pause.dataset.other ?? '' }

  let inView = false
  let isBroken = false
  let background: BackgroundVideo | undefined
  let loaded: AbortController | undefined

  const allowed = () =>
    !isBroken &&
    (video === undefined || hasConsent(video.provider)) &&
    mayLoadVideo(
      {
        reducedMotion: stillness.matches,
        savesData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
        connection: connection?.effectiveType,
        phone: phone.matches,
      },
      { onPhones },
    )
  const failed = () => {
    isBroken = true
    update()
  }
  const load = async ({ signal: alive }: AbortController) => {
    const own = place.querySelector('video')
    if (!video) {
      background = own ? ownBackground(own, alive) : undefined
      return
    }
    const { providerBackground } = await import('./provider-background.ts')
    if (alive.aborted) return
    background = providerBackground(place, { video, loop, failed }, alive)
    update()
  }
  const unload = () => {
    loaded?.abort()
    loaded = undefined
    background = undefined
  }
  const showMuted = (isMuted: boolean) => audioButton?.setAttribute('aria-pressed', String(!isMuted))

  const update = () => {
    const may = allowed()
    const paused = isPaused()
    controls.hidden = !may
    pause.setAttribute('aria-label', paused ? names.play : names.pause)
    pause.dataset.state = paused ? 'paused' : 'playing'
    if (!may) {
      unload()
      showMuted(true)
      return
    }
    if (!loaded && !paused) {
      loaded = new AbortController()
      load(loaded).catch((error: unknown) => console.error(error))
    }
    if (inView && !paused && !document.hidden) background?.play()
    else background?.pause()
  }
  const seen = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true
    update()
  })

  pause.addEventListener(
    'click',
    () => {
      keepPaused(!isPaused())
      document.dispatchEvent(new CustomEvent(CHOICE_EVENT))
    },
    { signal },
  )
  audioButton?.addEventListener(
    'click',
    () => {
      const isMuted = audioButton.getAttribute('aria-pressed') === 'true'
      background?.mute(isMuted)
      showMuted(isMuted)
    },
    { signal },
  )
  document.addEventListener(CHOICE_EVENT, update, { signal })
  document.addEventListener('visibilitychange', update, { signal })
  stillness.addEventListener('change', update, { signal })
  phone.addEventListener('change', update, { signal })
  if (video) onConsentChange(update, signal)
  seen.observe(scene)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    unload()
    controls.hidden = true
  })
}

let pausedHere = false

function isPaused(): boolean {
  try {
    return sessionStorage.getItem(PAUSED_KEY) !== null
  } catch {
    return pausedHere // A browser that blocks storage throws on its mere mention.
  }
}

function keepPaused(paused: boolean): void {
  pausedHere = paused
  try {
    if (paused) sessionStorage.setItem(PAUSED_KEY, '')
    else sessionStorage.removeItem(PAUSED_KEY)
  } catch {
    // Blocked storage: the choice holds for this page.
  }
}
