import type { BlockRenderer } from '@vitrine/kit/core'
import type { CodeBlock } from '../../core/blocks/code.ts'

export const Code: BlockRenderer = ({ block }) => {
  const { code, caption } = block as CodeBlock
  return (
    <figure className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="code__text" tabIndex={0}>
        <code>{code}</code>
      </pre>
      {caption && <figcaption className="code__caption">{caption}</figcaption>}
    </figure>
  )
}
