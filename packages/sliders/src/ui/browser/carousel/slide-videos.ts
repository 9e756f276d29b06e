import { hasConsent } from '@vitrine/ui/consent'

/** Controls of the videos in a carousel's slides. */
export const videos = { play: playVideos, pause: pauseVideos, follow: followVideos }

const VIDEO = 'vitrine-enhance[name="video"]'

/** Plays the videos of the new slide, those of providers only with consent. */
function playVideos(slide: HTMLElement): void {
  for (const video of slide.querySelectorAll<HTMLElement>(VIDEO)) {
    const own = video.querySelector('video')
    if (own) playOwn(own)
    else playAtProvider(video)
  }
}

function pauseVideos(slide: HTMLElement): void {
  for (const video of slide.querySelectorAll<HTMLElement>(VIDEO)) {
    video.querySelector('video')?.pause()
    video.dispatchEvent(new CustomEvent('vitrine:video:pause'))
  }
}

/** Tells when a video in an element plays, rests and ends. */
function followVideos(
  root: HTMLElement,
  listener: { readonly plays: () => void; readonly rests: () => void; readonly ended: () => void },
  signal: AbortSignal,
): void {
  // Videos of the site tell it themselves, also before anything has woken that would tell it for them.
  const onOwn = (name: string, then: (video: HTMLVideoElement) => void) =>
    root.addEventListener(name, ({ target }) => target instanceof HTMLVideoElement && then(target), {
      signal,
      capture: true,
    })
  onOwn('playing', listener.plays)
  onOwn('waiting', listener.plays)
  onOwn('pause', (video) => video.ended || listener.rests())
  onOwn('ended', listener.ended)
  const onProvider = (name: string, then: () => void) =>
    root.addEventListener(
      `vitrine:video:${name}`,
      ({ target }) => (target as Element).querySelector('video') === null && then(),
      { signal },
    )
  onProvider('playing', listener.plays)
  onProvider('paused', listener.rests)
  onProvider('failed', listener.rests)
  onProvider('ended', listener.ended)
}

/** Before the first touch of a page, browsers play videos without sound only. */
function playOwn(video: HTMLVideoElement): void {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => {}) // Refused altogether: its image stays, and its controls.
  })
}

function playAtProvider(video: HTMLElement): void {
  const { source } = JSON.parse(video.getAttribute('props') ?? '{}') as { readonly source?: { provider?: string } }
  if (!source?.provider || !hasConsent(source.provider)) return
  // What sleeps until it is pressed hears no events.
  const isPoster = video.querySelector<HTMLElement>('[data-state]')?.dataset.state === 'poster'
  const button = video.querySelector('button')
  if (isPoster && button) button.click()
  else video.dispatchEvent(new CustomEvent('vitrine:video:play'))
}
