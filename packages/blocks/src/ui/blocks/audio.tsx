import type { BlockRenderer } from '@vitrine/kit/core'
import type { AudioBlock } from '../../core/blocks/audio.ts'

export const Audio: BlockRenderer = ({ block }) => {
  const { file, title, detail } = block as AudioBlock
  return (
    <figure className="audio">
      <figcaption className="audio__words">
        <span className="audio__title">{title}</span>
        {detail && <span className="audio__detail">{detail}</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: browsers show no captions for sound; a transcript stands beside it */}
      <audio className="audio__sound" controls preload="none" aria-label={title}>
        <source src={file.url} type={file.type} />
        <a href={file.url}>{title}</a>
      </audio>
    </figure>
  )
}
