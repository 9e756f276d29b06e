import type { OwnVideo, PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import { wrongValue } from '../../core/settings.ts'
import { wantedTrack } from '../../core/text-tracks.ts'
import { emitEvents } from './file/emit-events.ts'
import { durationOf, readersOf, viewOf, wordsOf } from './file/properties.ts'
import { showSources, whenLoaded, whenSought } from './file/sources.ts'
import type { Emit, Medium } from './medium.ts'
import { ownCuePoints } from './own-cue-points.ts'

/** Puts a video of the site's own into a place, in a `<video>`. */
export function filePlayer(place: HTMLElement, source: OwnVideo, options: PlayerOptions, emit: Emit): Medium {
  const video = videoElement(options)
  const alive = new AbortController()
  const cues = ownCuePoints(
    {
      currentTime: () => video.currentTime,
      duration: () => durationOf(video),
      playbackRate: () => video.playbackRate,
    },
    emit,
  )
  let shown = source
  let loaded: Promise<void>
  const load = (next: OwnVideo): Promise<void> => {
    shown = next
    showSources(video, next)
    loaded = whenLoaded(video, alive.signal)
    video.load()
    showTrackOf(navigator.languages, video)
    return loaded
  }
  emitEvents(video, { emit, shown: () => shown, playing: cues.playing }, alive.signal)
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
    load: (next: PlayerSource) => {
      cues.clear()
      return load(next as OwnVideo)
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
      const wanted = wantedTrack(wordsOf(video), language, kind)
      for (const track of wordsOf(video)) track.mode = track === wanted ? 'showing' : 'disabled'
      return viewOf(wanted)
    },
    async disableTextTrack() {
      for (const track of wordsOf(video)) track.mode = 'disabled'
    },
    cuePoints: cues,
  }
}

function videoElement({ controls, loop, muted, title }: PlayerOptions): HTMLVideoElement {
  const video = document.createElement('video')
  video.className = 'player__film'
  video.playsInline = true
  video.preload = 'metadata'
  video.controls = controls
  video.loop = loop
  video.muted = muted
  if (title) video.setAttribute('aria-label', title)
  if (!controls) video.tabIndex = -1
  return video
}

/** Captions in one of the visitor's languages are shown from the beginning. */
function showTrackOf(languages: readonly string[], video: HTMLVideoElement): void {
  const [wanted] = languages.flatMap((language) =>
    wordsOf(video).filter((track) => track.language.split('-')[0] === language.split('-')[0]),
  )
  if (wanted) wanted.mode = 'showing'
}
