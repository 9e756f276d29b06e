import type { BlockRenderer } from '@vitrine/ui/core'
import type { VideoBlock } from '../../core/blocks/video.ts'
import { stateOfPage } from '../../core/page-state.ts'

export const Video: BlockRenderer = ({ block, context }) => {
  const { file, title, poster, captions, caption, layout, loops } = block as VideoBlock
  return (
    <figure className="video" data-layout={layout}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without spoken words has none */}
      <video
        className="video__film"
        controls
        playsInline
        loop={loops}
        // Without a picture the browser fetches the beginning, to show its first frame.
        preload={poster ? 'none' : 'metadata'}
        poster={poster?.fallback.url}
        width={poster?.fallback.width}
        height={poster?.fallback.height}
        aria-label={title}
      >
        <source src={file.url} type={file.type} />
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={context.locale}
            label={stateOfPage(context).texts.captions}
            default
          />
        )}
        <a href={file.url}>{title}</a>
      </video>
      {caption && <figcaption className="video__caption">{caption}</figcaption>}
    </figure>
  )
}
