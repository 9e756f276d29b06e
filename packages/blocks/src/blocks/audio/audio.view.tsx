import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { type AudioBlock, audio } from './audio.block.ts'

const Audio: BlockRenderer<AudioBlock> = ({ block, field }) => {
  const { file, title, detail } = block
  return (
    <figure className="audio">
      <figcaption className="audio__words">
        <span className="audio__title" {...field('title')}>
          {title}
        </span>
        {detail && (
          <span className="audio__detail" {...field('detail')}>
            {detail}
          </span>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: browsers show no captions for sound; a transcript stands beside it */}
      <audio className="audio__sound" controls preload="none" aria-label={title}>
        <source src={file.url} type={file.type} />
        <a href={file.url}>{title}</a>
      </audio>
    </figure>
  )
}

export const view = defineView(audio, { Block: Audio, styles: ['audio'] })
