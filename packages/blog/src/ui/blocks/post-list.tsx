import { enhancer } from '@vitrine/islands/ui'
import { type BlockRenderer, partAddress, partsTextsOf } from '@vitrine/ui/core'
import { Parts, TitledSection } from '@vitrine/ui/ui'
import type { PostListBlock } from '../../core/blocks/post-list.ts'
import { stateOfBlog } from '../blog-state.ts'
import { PostCard } from '../post-card.tsx'

const Growing = enhancer('more-parts', { when: 'visible' })
const Bricks = enhancer('bricks', { when: 'visible' })

export const PostList: BlockRenderer = ({ block, context, index }) => {
  const { id, layout, posts, parts, isAlone, ...titled } = block as PostListBlock
  const { texts } = stateOfBlog(context)
  if (posts.length === 0 && !isAlone) return null
  const links = parts && (
    <Parts {...parts} address={(part) => partAddress(parts.list, part)} texts={partsTextsOf(context)} />
  )
  const list =
    posts.length === 0 ? (
      <p className="post-list__none">{texts.none}</p>
    ) : (
      <ul className="post-list__posts" data-parts-list={id} data-bricks={layout === 'masonry' ? '' : undefined}>
        {posts.map((post, place) => (
          <li key={post.id} className="post-list__post">
            <PostCard
              post={post}
              layout={layout}
              level={titled.heading ? 3 : 2}
              context={context}
              isFirst={isAlone && place === 0 && index < 2}
            />
          </li>
        ))}
      </ul>
    )
  const shown = parts?.grows ? (
    <Growing props={{ list: id }}>
      {list}
      {links}
    </Growing>
  ) : (
    <>
      {list}
      {links}
    </>
  )
  return (
    <TitledSection name="post-list" titled={titled} data={{ 'data-layout': layout }}>
      {layout === 'masonry' ? <Bricks>{shown}</Bricks> : shown}
    </TitledSection>
  )
}
