import { type Neighbour, pausedBy } from '../../core/autopause.ts'
import type { Player } from '../../core/player.ts'

/** A player on the page. */
export interface PageFilm extends Neighbour {
  readonly place: HTMLElement
  readonly player: Player
  pause(): void
}

declare global {
  interface Vitrine {
    /**
     * The player of an element, for a site's own script. There from the first player of the page on:
     * `window.vitrine?.playerOf?.(element)`.
     *
     * @param element The place of a player, or an element inside or around it.
     */
    playerOf?: (element: Element) => Player | undefined
  }
}

const films = new Set<PageFilm>()

/** Makes a player known to the page: to its script, and to the other players. Undone by what it returns. */
export function addFilm(film: PageFilm): () => void {
  window.vitrine ??= {}
  if (!window.vitrine.playerOf) {
    window.vitrine.playerOf = playerOf
    // Events of media do not bubble, but they are caught on their way down.
    document.addEventListener('play', ({ target }) => startsOnItsOwn(target), true)
  }
  films.add(film)
  return () => films.delete(film)
}

/** One plays at a time: the others stop. */
export function startsToPlay(film: PageFilm): void {
  for (const other of pausedBy<PageNeighbour>(film, [...films, ...plainVideos()])) other.pause()
}

type PageNeighbour = Neighbour & { pause(): void }

function startsOnItsOwn(target: EventTarget | null): void {
  const videos = plainVideos()
  const started = videos.find(({ video }) => video === target)
  if (started) for (const other of pausedBy<PageNeighbour>(started, [...films, ...videos])) other.pause()
}

/** Videos of the page with the browser's controls, which are no player's. */
function plainVideos() {
  return [...document.querySelectorAll<HTMLVideoElement>('video[controls]')]
    .filter((video) => ![...films].some(({ place }) => place.contains(video)))
    .map((video) => ({ video, autopause: true, paused: video.paused, pause: () => video.pause() }))
}

function playerOf(element: Element): Player | undefined {
  for (const { place, player } of films) if (place.contains(element) || element.contains(place)) return player
  return undefined
}
