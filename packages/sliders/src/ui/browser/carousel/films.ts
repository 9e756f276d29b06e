import { hasConsent } from '@vitrine/ui/consent'

/** What a carousel has to do with the films in its slides. */
export const films = { play: playFilms, pause: pauseFilms, follow: followFilms }

const FILM = 'vitrine-enhance[name="video"]'

/** Plays the films of a slide that comes if it wants that; nobody is asked anything. */
function playFilms(slide: HTMLElement): void {
  for (const film of slide.querySelectorAll<HTMLElement>(FILM)) {
    const own = film.querySelector('video')
    if (own) playOwn(own)
    else playAtProvider(film)
  }
}

function pauseFilms(slide: HTMLElement): void {
  for (const film of slide.querySelectorAll<HTMLElement>(FILM)) {
    film.querySelector('video')?.pause()
    film.dispatchEvent(new CustomEvent('vitrine:video:pause'))
  }
}

/** Tells when a film in an element plays, rests and ends. */
function followFilms(
  root: HTMLElement,
  told: { readonly plays: () => void; readonly rests: () => void; readonly ended: () => void },
  signal: AbortSignal,
): void {
  // Films of the site tell it themselves, also before anything has woken that would tell it for them.
  const onOwn = (name: string, then: (video: HTMLVideoElement) => void) =>
    root.addEventListener(name, ({ target }) => target instanceof HTMLVideoElement && then(target), {
      signal,
      capture: true,
    })
  onOwn('playing', told.plays)
  onOwn('waiting', told.plays)
  onOwn('pause', (video) => video.ended || told.rests())
  onOwn('ended', told.ended)
  const onProvider = (name: string, then: () => void) =>
    root.addEventListener(
      `vitrine:video:${name}`,
      ({ target }) => (target as Element).querySelector('video') === null && then(),
      { signal },
    )
  onProvider('playing', told.plays)
  onProvider('paused', told.rests)
  onProvider('failed', told.rests)
  onProvider('ended', told.ended)
}

/** Before the first touch of a page, browsers play films without sound only. */
function playOwn(video: HTMLVideoElement): void {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => {}) // Refused altogether: its picture stays, and its controls.
  })
}

function playAtProvider(film: HTMLElement): void {
  const { source } = JSON.parse(film.getAttribute('props') ?? '{}') as { readonly source?: { provider?: string } }
  if (!source?.provider || !hasConsent(source.provider)) return
  // What sleeps until it is pressed hears no events.
  const isPoster = film.querySelector<HTMLElement>('[data-state]')?.dataset.state === 'poster'
  const button = film.querySelector('button')
  if (isPoster && button) button.click()
  else film.dispatchEvent(new CustomEvent('vitrine:video:play'))
}
