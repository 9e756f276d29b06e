import { type PausableVideo, pausedBy } from '../../core/autopause.ts'
import type { Player } from '../../core/player.ts'

/** A player on the page. */
export interface PagePlayer extends PausableVideo {
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

const players = new Set<PagePlayer>()

/** Registers a player with the page: for its scripts, and for the other players. */
export function addPlayer(pagePlayer: PagePlayer): () => void {
  window.vitrine ??= {}
  if (!window.vitrine.playerOf) {
    window.vitrine.playerOf = playerOf
    // Events of media do not bubble, but they are caught on their way down.
    document.addEventListener('play', ({ target }) => startsOnItsOwn(target), true)
  }
  players.add(pagePlayer)
  return () => players.delete(pagePlayer)
}

/** Pauses the other players: one plays at a time. */
export function pauseOthers(pagePlayer: PagePlayer): void {
  for (const other of pausedBy<PageNeighbour>(pagePlayer, [...players, ...plainVideos()])) other.pause()
}

type PageNeighbour = PausableVideo & { pause(): void }

function startsOnItsOwn(target: EventTarget | null): void {
  const videos = plainVideos()
  const started = videos.find(({ video }) => video === target)
  if (started) for (const other of pausedBy<PageNeighbour>(started, [...players, ...videos])) other.pause()
}

/** Videos of the page with the browser's controls and without a player. */
function plainVideos() {
  return [...document.querySelectorAll<HTMLVideoElement>('video[controls]')]
    .filter((video) => ![...players].some(({ place }) => place.contains(video)))
    .map((video) => ({ video, autopause: true, paused: video.paused, pause: () => video.pause() }))
}

function playerOf(element: Element): Player | undefined {
  for (const { place, player } of players) if (place.contains(element) || element.contains(place)) return player
  return undefined
}
