import { mayLoadFilm } from '../core/video-background.ts'

/** Where it stands for the visit that background films are paused. */
const PAUSED_KEY = 'vitrine-films-paused'

/** Told to the document when a visitor pauses or starts background films, so that all of them follow. */
const CHOICE_EVENT = 'vitrine:video-background:choice'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Plays a background film while it is in the window (`data-state` of the video: `playing` or `paused`), and lets the
 * visitor pause it: every such film then stays paused for the visit.
 *
 * @param props.onPhones Whether windows below 40rem load it.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const scene = element.querySelector('.ground')
  const video = element.querySelector<HTMLVideoElement>('.ground__film > video')
  const controls = element.querySelector<HTMLElement>('.ground__controls')
  const pause = controls?.querySelector<HTMLElement>('[data-role="pause"]')
  if (!scene || !video || !controls || !pause) return
  const sound = controls.querySelector<HTMLElement>('[data-role="sound"]')
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { onPhones } = props as { readonly onPhones: boolean }
  const connection = (navigator as { readonly connection?: Connection }).connection
  const names = { pause: pause.getAttribute('aria-label') ?? '', play: pause.dataset.other ?? '' }

  let inView = false
  let ended = false
  const allowed = () =>
    mayLoadFilm(
      {
        reducedMotion: stillness.matches,
        savesData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
        connection: connection?.effectiveType,
        phone: matchMedia('(width < 40rem)').matches,
      },
      { onPhones },
    )

  const update = () => {
    const may = allowed()
    const paused = isPaused()
    controls.hidden = !may
    pause.setAttribute('aria-label', paused ? names.play : names.pause)
    pause.dataset.state = paused ? 'paused' : 'playing'
    if (!may) delete video.dataset.state
    if (may && inView && !paused && !ended && !document.hidden)
      video.play().catch(() => {}) // Refused: the picture stays.
    else video.pause()
  }
  const seen = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true
    update()
  })

  // A film that ended stays on its last picture.
  video.addEventListener('ended', () => (ended = true), { signal })
  video.addEventListener('playing', () => (video.dataset.state = 'playing'), { signal })
  pause.addEventListener(
    'click',
    () => {
      keepPaused(!isPaused())
      document.dispatchEvent(new CustomEvent(CHOICE_EVENT))
    },
    { signal },
  )
  sound?.addEventListener(
    'click',
    () => {
      video.muted = !video.muted
      sound.setAttribute('aria-pressed', String(!video.muted))
    },
    { signal },
  )
  document.addEventListener(CHOICE_EVENT, update, { signal })
  document.addEventListener('visibilitychange', update, { signal })
  stillness.addEventListener('change', update, { signal })
  seen.observe(scene)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    video.pause()
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
