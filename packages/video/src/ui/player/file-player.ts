import { stillOf } from '@vitrine/ui/core'
import type { Position, TextTrackView } from '../../core/player.ts'
import { playerError } from '../../core/player-errors.ts'
import type { OwnFilm, PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import { wrongValue } from '../../core/settings.ts'
import type { Medium, PropertyReaders, Tell } from './medium.ts'
import { ownCuePoints } from './own-cue-points.ts'

/** Puts a film of the site's own into a place, in a `<video>`. */
export function filePlayer(place: HTMLElement, source: OwnFilm, options: PlayerOptions, tell: Tell): Medium {
  const video = document.createElement('video')
  const alive = new AbortController()
  const cues = ownCuePoints(
    {
      currentTime: () => video.currentTime,
      duration: () => durationOf(video),
      playbackRate: () => video.playbackRate,
    },
    tell,
  )
  let shown = source
  let loaded: Promise<void>

  video.className = 'player__film'
  video.playsInline = true
  video.preload = 'metadata'
  video.controls = options.controls
  video.loop = options.loop
  video.muted = options.muted
  if (options.title) video.setAttribute('aria-label', options.title)
  if (!options.controls) video.tabIndex = -1

  const load = (film: OwnFilm): Promise<void> => {
    shown = film
    video.replaceChildren(...film.files.map(sourceElement), ...(film.tracks ?? []).map(trackElement))
    if (film.poster) video.poster = stillOf(film.poster).url
    else video.removeAttribute('poster')
    loaded = whenLoaded(video, alive.signal)
    video.load()
    showTrackOf(navigator.languages, video)
    return loaded
  }

  const hear = (name: string, then: () => void) => video.addEventListener(name, then, { signal: alive.signal })
  const position = (): Position => positionOf(video)
  for (const name of ['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeking', 'seeked'] as const)
    hear(name, () => tell(name, position()))
  let isWaiting = false
  hear('playing', () => {
    cues.playing(true)
    if (isWaiting) tell('bufferend', undefined)
    isWaiting = false
  })
  hear('waiting', () => {
    isWaiting = true
    tell('bufferstart', undefined)
  })
  for (const name of ['pause', 'ended', 'emptied']) hear(name, () => cues.playing(false))
  hear('progress', () => tell('progress', { ...position(), ...bufferedOf(video) }))
  hear('volumechange', () => tell('volumechange', { volume: video.volume, muted: video.muted }))
  hear('ratechange', () => tell('playbackratechange', { playbackRate: video.playbackRate }))
  hear('durationchange', () => video.duration > 0 && tell('durationchange', { duration: video.duration }))
  hear('loadedmetadata', () => tell('loaded', { id: idOf(shown) }))
  for (const name of ['enterpictureinpicture', 'leavepictureinpicture'] as const)
    hear(name, () => tell(name, undefined))
  video.textTracks.addEventListener(
    'change',
    () => {
      const { kind = null, label = null, language = null } = showing(video) ?? {}
      tell('texttrackchange', { kind, label, language })
    },
    { signal: alive.signal },
  )

  place.append(video)
  return {
    ready: load(source),
    async play() {
      await loaded
      await video.play()
    },
    async pause() {
      video.pause()
    },
    load: (film: PlayerSource) => {
      cues.clear()
      return load(film as OwnFilm)
    },
    async unload() {
      video.pause()
      cues.clear()
      video.replaceChildren()
      video.removeAttribute('poster')
      video.load()
    },
    remove() {
      alive.abort()
      video.pause()
      cues.clear()
      // Without its sources the browser stops loading at once.
      video.replaceChildren()
      video.load()
      video.remove()
    },
    async get(name) {
      await loaded
      return readersOf(video, { shown, title: options.title })[name]()
    },
    async set(name, value) {
      await loaded
      const wrong = wrongValue(name, value, durationOf(video))
      if (wrong) throw wrong
      const sought = name === 'currentTime' ? whenSought(video, alive.signal) : undefined
      Object.assign(video, { [name]: value })
      await sought
      return value
    },
    async enableTextTrack(language, kind) {
      const inLanguage = wordsOf(video).filter((track) => track.language === language)
      if (inLanguage.length === 0)
        throw playerError('InvalidTrackLanguageError', `There are no words in the language “${language}”.`)
      const wanted = inLanguage.find((track) => kind === undefined || track.kind === kind)
      if (!wanted) throw playerError('InvalidTrackError', `There are no ${kind} in the language “${language}”.`)
      for (const track of wordsOf(video)) track.mode = track === wanted ? 'showing' : 'disabled'
      return viewOf(wanted)
    },
    async disableTextTrack() {
      for (const track of wordsOf(video)) track.mode = 'disabled'
    },
    cuePoints: cues,
  }
}

/** Captions in one of the visitor's languages are shown from the beginning. */
function showTrackOf(languages: readonly string[], video: HTMLVideoElement): void {
  const [wanted] = languages.flatMap((language) =>
    wordsOf(video).filter((track) => track.language.split('-')[0] === language.split('-')[0]),
  )
  if (wanted) wanted.mode = 'showing'
}

function whenLoaded(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const once = { once: true, signal }
    video.addEventListener('loadedmetadata', () => resolve(), once)
    const fail = () => reject(playerError('NotFoundError', 'There is no film here that this browser can show.'))
    // A file that cannot be shown is told by its element; the last one decides.
    const last = video.querySelector('source:last-of-type')
    if (last) last.addEventListener('error', fail, once)
    else fail()
    video.addEventListener('error', fail, once)
  })
  // Whoever asks the player hears of it; nobody has to.
  loaded.catch(() => {})
  return loaded
}

function whenSought(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => video.addEventListener('seeked', () => resolve(), { once: true, signal }))
}

function sourceElement({ url, type }: OwnFilm['files'][number]): HTMLSourceElement {
  const source = document.createElement('source')
  source.src = url
  if (type) source.type = type
  return source
}

function trackElement({ url, kind, language, label }: NonNullable<OwnFilm['tracks']>[number]): HTMLTrackElement {
  const track = document.createElement('track')
  return Object.assign(track, { src: url, kind, srclang: language, label })
}

/** Tracks of which one is shown at a time. */
const wordsOf = ({ textTracks }: HTMLVideoElement): readonly TextTrack[] =>
  [...textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')

const showing = (video: HTMLVideoElement) => wordsOf(video).find(({ mode }) => mode === 'showing')

const viewOf = ({ language, kind, label, mode }: TextTrack): TextTrackView => ({ language, kind, label, mode })

const durationOf = ({ duration }: HTMLVideoElement) => (Number.isNaN(duration) ? 0 : duration)

/** Files have no id: their address is. */
const idOf = ({ files }: OwnFilm) => files[0]?.url ?? ''

function positionOf(video: HTMLVideoElement): Position {
  const duration = durationOf(video)
  return { seconds: video.currentTime, percent: duration > 0 ? video.currentTime / duration : 0, duration }
}

function bufferedOf({ buffered, duration }: HTMLVideoElement): Pick<Position, 'seconds' | 'percent'> {
  const seconds = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  return { seconds, percent: duration > 0 ? Math.min(1, seconds / duration) : 0 }
}

function readersOf(
  video: HTMLVideoElement,
  { shown, title }: { readonly shown: OwnFilm; readonly title: string },
): PropertyReaders {
  return {
    color() {
      throw playerError('UnsupportedError', 'This player has no colour.')
    },
    currentTime: () => video.currentTime,
    duration: () => durationOf(video),
    ended: () => video.ended,
    loop: () => video.loop,
    muted: () => video.muted,
    paused: () => video.paused,
    playbackRate: () => video.playbackRate,
    textTracks: () => [...video.textTracks].map(viewOf),
    videoId: () => idOf(shown),
    videoTitle: () => title,
    videoUrl: () => video.currentSrc,
    videoWidth: () => video.videoWidth,
    videoHeight: () => video.videoHeight,
    volume: () => video.volume,
  }
}
