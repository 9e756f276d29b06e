import type { TextTrackView } from '../../../core/player.ts'
import { wantedTrack } from '../../../core/text-tracks.ts'
import type { Emit, Medium } from '../medium.ts'
import type { YouTubePlayer } from '../youtube-interface.ts'
import { settled } from './settled.ts'

export function tracksOf(api: YouTubePlayer): readonly TextTrackView[] {
  const track = api.getOption('captions', 'track') as { readonly languageCode?: string } | undefined
  const tracks = (api.getOption('captions', 'tracklist') ?? []) as readonly {
    readonly languageCode: string
    readonly displayName: string
  }[]
  return tracks.map(({ languageCode, displayName }) => ({
    language: languageCode,
    kind: 'captions',
    label: displayName,
    mode: track?.languageCode === languageCode ? 'showing' : 'disabled',
  }))
}

/** Shows and hides captions of a video that is ready. */
export function captions(api: YouTubePlayer, emit: Emit): Pick<Medium, 'enableTextTrack' | 'disableTextTrack'> {
  const showing = () => tracksOf(api).find(({ mode }) => mode === 'showing')
  return {
    async enableTextTrack(language, kind) {
      // Its words come with a part of its own, which it may not have loaded.
      api.loadModule('captions')
      await settled(() => tracksOf(api).length > 0)
      const wanted = wantedTrack(tracksOf(api), language, kind)
      api.setOption('captions', 'track', { languageCode: language })
      await settled(() => showing()?.language === language)
      emit('texttrackchange', { kind: wanted.kind, label: wanted.label, language })
      return { ...wanted, mode: 'showing' }
    },
    async disableTextTrack() {
      api.setOption('captions', 'track', {})
      await settled(() => showing() === undefined)
      emit('texttrackchange', { kind: null, label: null, language: null })
    },
  }
}
