import type { Image } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import { type ProviderVideo, VIDEO_PROVIDERS, watchAddress } from '@vitrine/kit/core'
import { stillOf } from '@vitrine/ui/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { placeTexts, type VideoPlaceProps } from '../core/place.ts'
import type { OwnVideo, PlayerOptions, PlayerSource, TextTrackFile } from '../core/player-source.ts'
import { posterOf } from '../core/poster.ts'
import type { VideoTexts } from '../core/texts.ts'

const Touched = enhancer('video', { when: 'interaction' })
const Near = enhancer('video', { when: 'visible' })

/** Video of a place, and how to show it. */
interface Shown {
  readonly source: PlayerSource
  readonly options: PlayerOptions
  readonly texts: VideoTexts
  /** Its image before it plays; a provider's own unless given. */
  readonly poster?: Image | undefined
  /** Width and height, as `16-9`; `own` is that of its image. */
  readonly ratio: string
  /** Its image is the first of the page. */
  readonly leads?: boolean
}

/** Place for a video on a page: in its final shape, and without a request to a provider until it is played. */
export function VideoPlace(shown: Shown): ReactNode {
  const { source, options, texts, ratio } = shown
  const props: VideoPlaceProps = {
    source,
    options,
    texts: placeTexts(texts),
  }
  const Enhanced = options.autoplay ? Near : Touched
  return (
    <Enhanced props={props}>
      <div className="video-place" data-state="poster" data-ratio={ratio}>
        {source.kind === 'file' ? <Native {...shown} source={source} /> : <Facade {...shown} source={source} />}
      </div>
    </Enhanced>
  )
}

function Facade({
  source,
  options,
  texts,
  poster,
  leads = false,
}: Shown & { readonly source: ProviderVideo }): ReactNode {
  const provider = VIDEO_PROVIDERS[source.provider]
  const image = poster ?? posterOf(source)
  return (
    <>
      <ResponsiveImage
        className="video-place__poster"
        image={{ ...image, alt: '' }}
        sizes="(min-width: 60rem) 88vw, 100vw"
        priority={leads}
      />
      <a className="video-place__link" href={watchAddress(source)} target="_blank" rel="noopener noreferrer">
        <span className="video-place__glyph" />
        <span className="video-place__title">
          {options.title} <span className="video-place__provider">{texts.watchAt.replace('{provider}', provider)}</span>
        </span>
      </a>
      <button type="button" className="video-place__play" aria-label={texts.play.replace('{title}', options.title)}>
        <span className="video-place__glyph" />
        <span className="video-place__title">{options.title}</span>
      </button>
      <p className="video-place__provider" data-of="play">
        {provider}
      </p>
    </>
  )
}

function Native({ source, options, texts, poster }: Shown & { readonly source: OwnVideo }): ReactNode {
  const { files, tracks = [] } = source
  const image = poster?.fallback
  return (
    <video
      className="video-place__film"
      controls
      playsInline
      muted={options.muted}
      loop={options.loop}
      // Without an image the browser fetches the beginning, to show its first frame.
      preload={image ? 'none' : 'metadata'}
      poster={poster && stillOf(poster).url}
      width={image?.width}
      height={image?.height}
      aria-label={options.title}
    >
      {files.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {tracks.map((track, index) => (
        <track
          key={track.url}
          kind={track.kind}
          src={track.url}
          srcLang={track.language}
          label={track.label || labelOf(track, texts)}
          default={index === tracks.findIndex(({ kind }) => kind === 'captions')}
        />
      ))}
      {files.slice(0, 1).map(({ url }) => (
        <a key={url} href={url}>
          {options.title}
        </a>
      ))}
    </video>
  )
}

/** Captions in the page's language need no more than their name; other words have that of their language, in itself. */
function labelOf({ kind, language }: TextTrackFile, texts: VideoTexts): string {
  if (kind === 'captions') return texts.captions
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
