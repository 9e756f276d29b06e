import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import type { Background } from '../core/model/background.ts'
import type { Play } from '../core/model/layer/play.ts'
import { playMark } from './media-view.tsx'

const ProviderVideo = enhancer('video', { when: 'visible' })

/** Video that fills a slide, behind its layers. Its poster is shown first; script plays it while the slide is shown. */
export function BackgroundVideo(props: {
  readonly background: Background & { readonly kind: 'video' }
  readonly title: string
  /** Texts around a video at a provider. */
  readonly texts: object | undefined
}): ReactNode {
  const { background, title, texts } = props
  const { source, fit, loop, muted, autoplay, nextAtEnd } = background
  const play: Play = {
    autoplay: autoplay ? 'yes' : 'no',
    // Specification, section 4: a slider pauses while a video plays.
    loop: loop ? 'hold' : 'no',
    muted,
    volume: 1,
    speed: 1,
    controls: false,
    nextAtEnd,
    rewind: false,
    stopsOthers: false,
    preload: 'none',
  }
  const mark = { className: 'slider__film', 'data-play': playMark(play), 'data-fit': fit }
  if (source.kind === 'provider') {
    const options = { title, autoplay: false, muted, loop, controls: false, autopause: false }
    return (
      <div {...mark} data-provider={source.provider}>
        <ProviderVideo props={{ source, options, texts }}>
          <div className="layer__still" />
        </ProviderVideo>
      </div>
    )
  }
  return (
    <video {...mark} muted={muted} playsInline loop={loop} preload="none" tabIndex={-1} disablePictureInPicture>
      <source src={source.file.url} type={source.file.type} />
    </video>
  )
}
