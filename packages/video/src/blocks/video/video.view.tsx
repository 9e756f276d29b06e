import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { textsOfVideos } from '../../core/texts.ts'
import { VideoPlace } from '../../ui/video-place.tsx'
import { type VideoBlock, video } from './video.block.ts'

const Video: BlockRenderer<VideoBlock> = ({ block, context, leads = false, field }) => {
  const { source, title, poster, caption, transcript, layout, ratio, autoplay, loops, controls } = block
  const texts = textsOfVideos(context)
  const options = { title, autoplay, muted: autoplay, loop: loops, controls, autopause: true }
  return (
    <figure className="video" data-layout={layout} data-ratio={ratio}>
      <VideoPlace source={source} options={options} texts={texts} poster={poster} ratio={ratio} leads={leads} />
      {(caption || transcript) && (
        <figcaption className="video__below">
          {caption && (
            <p className="video__caption" {...field('caption')}>
              {caption}
            </p>
          )}
          {transcript && (
            <details className="video__transcript">
              <summary>{texts.transcript}</summary>
              <div className="video__words" {...field('transcript')}>
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

export const view = defineView(video, { Block: Video, styles: ['video-place', 'video'] })
