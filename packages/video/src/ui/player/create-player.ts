import { tryToPlay } from '../../core/autoplay.ts'
import type { Player, PlayerEvents } from '../../core/player.ts'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import { PLAYER_TEXTS } from '../../core/player-texts.ts'
import { wait } from '../wait.ts'
import { orNotice } from './late-notice.ts'
import type { Emit, Medium } from './medium.ts'
import { addPlayer, type PagePlayer, pauseOthers } from './page-players.ts'
import { type Listeners, type PlayerState, playerOver } from './player-over.ts'

/**
 * Puts a player into a place, which has its ratio already. Consent is the caller's task.
 *
 * With `options.autoplay` it begins by itself if the provider is ready soon enough, and only where the browser lets it;
 * for a visitor's own press, call `play()` on what this resolves with.
 *
 * @param signal Aborting takes the player away.
 * @returns The player once it can be asked. A provider's script that has not come after 5 s is reported in the place
 * (`role="alert"`), unless it has no controls: this stays unsettled while it may still come, and rejects when it cannot. Rejects as well with what
 * hinders the video, as `NotFoundError` or `PrivacyError`, and with the signal's reason.
 */
export async function createPlayer(
  place: HTMLElement,
  source: PlayerSource,
  options: PlayerOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<Player> {
  signal.throwIfAborted()
  const listeners: Listeners = new Map()
  const state: PlayerState = { source, autopause: options.autopause, isUnloaded: false, isGone: false }
  let isPlaying = false
  const emit: Emit = (event, data) => {
    if (state.isGone) return
    if (event === 'play' && !isPlaying) {
      isPlaying = true
      pauseOthers(pagePlayer)
    }
    if (event === 'pause' || event === 'ended') isPlaying = false
    for (const callback of listeners.get(event) ?? []) (callback as (payload: PlayerEvents[typeof event]) => void)(data)
  }

  const medium = await unlessAborted(mediumOf(place, source, { options, emit, signal }), signal)
  medium.ready.catch(() => {})
  const hidden = new ResizeObserver(() => isPlaying && place.getClientRects().length === 0 && pause())
  const pause = () => medium.pause().catch(() => {})
  const player = playerOver(medium, {
    listeners,
    state,
    gone() {
      hidden.disconnect()
      removePlayer()
    },
  })
  const pagePlayer: PagePlayer = {
    place,
    player,
    pause,
    get autopause() {
      return state.autopause
    },
    get paused() {
      return !isPlaying
    },
  }
  const removePlayer = addPlayer(pagePlayer)
  // The events that this page needs itself. A provider tells only those that somebody asked for.
  for (const event of ['play', 'pause', 'ended'] as const) player.on(event, () => {})
  signal.addEventListener('abort', () => player.destroy(), { once: true })
  // What is no longer to be seen, as in a closed tab or dialog, does not go on talking.
  hidden.observe(place)

  if (options.autoplay) startByItself(medium, source, signal)
  try {
    await unlessAborted(medium.ready, signal)
  } catch (error) {
    await player.destroy()
    throw error
  }
  return player
}

async function mediumOf(
  place: HTMLElement,
  source: PlayerSource,
  context: { readonly options: PlayerOptions; readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Medium> {
  const { options, emit, signal } = context
  if (source.kind === 'file') {
    const { filePlayer } = await import('./file-player.ts')
    signal.throwIfAborted()
    return filePlayer(place, source, options, emit)
  }
  const texts = { ...PLAYER_TEXTS, ...options.texts }
  // What lies behind something has its image, and nothing to say.
  const orSaid = <Value>(loading: Promise<Value>) =>
    options.controls ? orNotice(place, loading, { texts, signal }) : loading
  if (source.provider === 'vimeo') {
    const loading = import('./vimeo-player.ts').then(async ({ loadVimeo, vimeoPlayer }) => {
      const library = await loadVimeo()
      return () => vimeoPlayer(library, place, source, options, emit)
    })
    const make = await orSaid(loading)
    signal.throwIfAborted()
    return make()
  }
  const [{ loadYouTube }, { youtubePlayer }] = await Promise.all([
    import('./youtube-interface.ts'),
    import('./youtube-player.ts'),
  ])
  signal.throwIfAborted()
  const library = await orSaid(loadYouTube())
  signal.throwIfAborted()
  return youtubePlayer(library, place, source, options, emit)
}

/** Starts a player if the browser and the provider allow it; else the poster stays. */
function startByItself(medium: Medium, source: PlayerSource, signal: AbortSignal): void {
  const play = () => medium.play().catch(() => {})
  if (source.kind === 'file' || source.provider === 'vimeo') {
    medium.ready.then(play, () => {})
    return
  }
  let isReady = false
  medium.ready.then(
    () => {
      isReady = true
    },
    () => {},
  )
  const start = () => {
    if (isReady && !signal.aborted) play()
    return isReady || signal.aborted
  }
  void tryToPlay(start, wait)
}

/** Rejects with the signal's reason as soon as it aborts. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
