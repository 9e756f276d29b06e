import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { type CodeBlock, code } from './code.block.ts'

const Code: BlockRenderer<CodeBlock> = ({ block, field }) => {
  const { code, caption } = block
  return (
    <figure className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="code__text" tabIndex={0}>
        <code>{code}</code>
      </pre>
      {caption && (
        <figcaption className="code__caption" {...field('caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

export const view = defineView(code, { Block: Code, styles: ['code'] })
