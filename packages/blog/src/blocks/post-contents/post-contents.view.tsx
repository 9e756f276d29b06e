import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfBlog } from '../../ui/blog-state.ts'
import { type PostContentsBlock, postContents } from './post-contents.block.ts'

const PostContents: BlockRenderer<PostContentsBlock> = ({ block, context }) => {
  const { id, headings, isBeside } = block
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

export const view = defineView(postContents, { Block: PostContents, settings: 'blog', styles: ['post-contents'] })
