import { given, type Image } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import { watchAddress } from '@vitrine/kit/core'
import { stillOf } from '@vitrine/ui/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { Play } from '../core/model/layer/play.ts'
import type { VideoSource } from '../core/model/video-source.ts'

/** Video of a provider, which the package `video` loads for visitors who allow it. */
const ProviderVideo = enhancer('video', { when: 'visible' })

/** Video of a layer. `data-play` holds what the slider's script needs to know of it. */
export function MediaView(props: {
  readonly source: VideoSource
  readonly title: string
  readonly poster: Image | undefined
  readonly play: Play
  /** Texts around a video at a provider. */
  readonly texts: object | undefined
  readonly fit: 'cover' | 'contain'
}): ReactNode {
  const { source, title, poster, play, fit } = props
  if (source.kind === 'provider') return <ProviderView {...props} source={source} />
  const { file } = source
  return (
    <video
      className="layer__film"
      data-fit={fit}
      data-play={playMark(play)}
      // Those that are to have none lose them by script, which plays them then.
      controls
      playsInline
      muted={play.muted}
      loop={play.loop !== 'no' && play.end === undefined}
      preload={play.preload === 'none' && !poster ? 'metadata' : play.preload}
      poster={poster && stillOf(poster).url}
      aria-label={title}
    >
      <source src={file.url} type={file.type} />
      <a href={file.url}>{title}</a>
    </video>
  )
}

/** Settings of playing that the markup does not show, as JSON for `data-play`. */
export function playMark({ preload: _, ...play }: Play): string {
  return JSON.stringify(play)
}

function ProviderView(props: {
  readonly source: VideoSource & { readonly kind: 'provider' }
  readonly title: string
  readonly poster: Image | undefined
  readonly play: Play
  readonly texts: object | undefined
}): ReactNode {
  const { source, title, poster, play, texts } = props
  const options = {
    title,
    autoplay: false,
    muted: play.muted,
    loop: play.loop !== 'no',
    ...given({ start: play.start }),
    controls: play.controls,
    autopause: play.stopsOthers,
  }
  return (
    <div className="layer__film" data-play={playMark(play)} data-provider={source.provider}>
      <ProviderVideo props={{ source, options, texts }}>
        {/* What is near is known by its first element, so there is always one. */}
        <div className="layer__still">
          {poster && <ResponsiveImage className="layer__poster" image={poster} sizes="100vw" />}
          <a className="layer__watch" href={watchAddress(source)} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        </div>
      </ProviderVideo>
    </div>
  )
}
