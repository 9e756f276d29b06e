import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { PartedList, TitledSection } from '@vitrine/ui/ui'
import type { PostListBlock } from '../../core/blocks/post-list.ts'
import { stateOfBlog } from '../blog-state.ts'
import { PostCard } from '../post-card.tsx'

export const PostList: BlockRenderer = ({ block, context, index, leads = false }) => {
  const { id, layout, posts, parts, isAlone, ...titled } = block as PostListBlock
  const { texts } = stateOfBlog(context)
  if (posts.length === 0 && !isAlone) return null
  const first = leadingPlace(leads || (isAlone && index < 2), posts)
  return (
    <TitledSection name="post-list" titled={titled} data={{ 'data-layout': layout }}>
      {posts.length === 0 ? (
        <p className="post-list__none">{texts.none}</p>
      ) : (
        <PartedList
          id={id}
          className="post-list__posts"
          parts={parts}
          isBricks={layout === 'masonry'}
          context={context}
        >
          {posts.map((post, place) => (
            <li key={post.id} className="post-list__post">
              <PostCard
                post={post}
                layout={layout}
                level={titled.heading ? 3 : 2}
                context={context}
                isFirst={place === first}
              />
            </li>
          ))}
        </PartedList>
      )}
    </TitledSection>
  )
}
