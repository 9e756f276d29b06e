import { EMBED_SELECTOR, parseEmbed } from '../core/embed-element.ts'
import { embedFailure } from '../core/player-errors.ts'
import { createPlayer } from './player/create-player.ts'
import { whileAllowed } from './player/while-allowed.ts'

/**
 * Makes players of the elements that an editor marked with `data-vimeo-id`, `data-vimeo-url`, `data-youtube-id` or
 * `data-video-src`, once their provider is allowed. Until then, and without script, they show what they hold.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  for (const marked of element.querySelectorAll<HTMLElement>(EMBED_SELECTOR)) {
    try {
      embed(marked, signal)
    } catch (error) {
      console.error(embedFailure(error))
    }
  }
}

function embed(element: HTMLElement, signal: AbortSignal): void {
  const { source, options } = parseEmbed(element.dataset)
  const held = [...element.childNodes]
  whileAllowed(
    source,
    (allowed) => {
      element.replaceChildren()
      allowed.addEventListener('abort', () => element.replaceChildren(...held), { once: true })
      const seen = options.autoplay ? inView(element, allowed) : Promise.resolve()
      seen
        .then(() => createPlayer(element, source, options, allowed))
        .catch((error: unknown) => {
          if (allowed.aborted) return
          // Beside what its place may say already.
          element.append(...held)
          console.error(embedFailure(error))
        })
    },
    signal,
  )
}

/** Settles once an element is in view: a video that starts by itself does so in front of its visitor. */
function inView(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}
