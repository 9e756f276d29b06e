import type { BlockRenderer } from '@vitrine/kit/core'
import type { VideoBlock } from '../../core/blocks/video.ts'
import { textsOfVideos } from '../../core/texts.ts'
import { VideoPlace } from '../video-place.tsx'

export const Video: BlockRenderer = ({ block, context, leads = false }) => {
  const { source, title, poster, caption, transcript, layout, ratio, autoplay, loops, controls } = block as VideoBlock
  const texts = textsOfVideos(context)
  const options = { title, autoplay, muted: autoplay, loop: loops, controls, autopause: true }
  return (
    <figure className="video" data-layout={layout} data-ratio={ratio}>
      <VideoPlace source={source} options={options} texts={texts} poster={poster} ratio={ratio} leads={leads} />
      {(caption || transcript) && (
        <figcaption className="video__below">
          {caption && <p className="video__caption">{caption}</p>}
          {transcript && (
            <details className="video__transcript">
              <summary>{texts.transcript}</summary>
              <div className="video__words">
                {transcript.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          )}
        </figcaption>
      )}
    </figure>
  )
}
