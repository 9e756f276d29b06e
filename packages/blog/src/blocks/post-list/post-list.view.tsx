import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { PaginatedList, TitledSection } from '@vitrine/ui/ui'
import { stateOfBlog } from '../../ui/blog-state.ts'
import { PostCard } from '../../ui/post-card.tsx'
import { type PostListBlock, postList } from './post-list.block.ts'

const PostList: BlockRenderer<PostListBlock> = ({ block, context, index, leads = false, field }) => {
  const { id, layout, posts, parts, isAlone, ...titled } = block
  const { texts } = stateOfBlog(context)
  if (posts.length === 0 && !isAlone) return null
  const first = leadingPlace(leads || (isAlone && index < 2), posts)
  return (
    <TitledSection name="post-list" titled={titled} field={field} data={{ 'data-layout': layout }}>
      {posts.length === 0 ? (
        <p className="post-list__none">{texts.none}</p>
      ) : (
        <PaginatedList
          id={id}
          className="post-list__posts"
          parts={parts}
          isMasonry={layout === 'masonry'}
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
        </PaginatedList>
      )}
    </TitledSection>
  )
}

export const view = defineView(postList, {
  Block: PostList,
  settings: 'blog',
  styles: ['titled-section', 'parts', 'post-card', 'post-list'],
})
