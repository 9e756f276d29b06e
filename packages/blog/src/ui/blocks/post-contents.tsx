import type { BlockRenderer } from '@vitrine/kit/core'
import type { PostContentsBlock } from '../../core/blocks/post-contents.ts'
import { stateOfBlog } from '../blog-state.ts'

export const PostContents: BlockRenderer = ({ block, context }) => {
  const { id, headings, isBeside } = block as PostContentsBlock
  if (headings.length === 0) return null
  const { texts } = stateOfBlog(context)
  return (
    <nav className="post-contents" data-beside={isBeside ? '' : undefined} aria-labelledby={`${id}-name`}>
      <div className="post-contents__box">
        <p className="post-contents__name" id={`${id}-name`}>
          {texts.contents}
        </p>
        <ol className="post-contents__list">
          {headings.map((heading) => (
            <li key={heading.id} data-level={heading.level}>
              <a className="post-contents__link" href={`#${heading.id}`}>
                {heading.text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
