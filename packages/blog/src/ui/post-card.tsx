import type { RenderContext } from '@vitrine/kit/core'
import { Day, ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { ListLayout } from '../core/list-settings.ts'
import type { PostSummary } from '../core/post-summary.ts'
import { stateOfBlog } from './blog-state.ts'

/** `sizes` of the images in each layout. */
const SIZES: Readonly<Record<ListLayout, string>> = {
  list: '(min-width: 60rem) 30vw, (min-width: 40rem) 40vw, 100vw',
  grid: '(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw',
  masonry: '(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw',
  timeline: '(min-width: 60rem) 25vw, 40vw',
  large: '(min-width: 60rem) 66vw, 100vw',
}

/**
 * A post in a list.
 *
 * @param props.level Of its title.
 */
export function PostCard(props: {
  readonly post: PostSummary
  readonly layout: ListLayout
  readonly level: 2 | 3
  readonly context: RenderContext
  /** The largest picture of the first screen. */
  readonly isFirst?: boolean
}): ReactNode {
  const { post, layout, level, context, isFirst = false } = props
  const { texts } = stateOfBlog(context)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="post-card" data-picture={post.image ? '' : undefined}>
      {post.image && (
        <ResponsiveImage className="post-card__picture" image={post.image} sizes={SIZES[layout]} priority={isFirst} />
      )}
      <div className="post-card__words">
        <p className="post-card__about">
          {post.isSticky && <span className="post-card__sticky">{texts.sticky}</span>}
          {post.date && <Day date={post.date} reader={context} />}
          {post.categories.map(({ title }) => (
            <span key={title}>{title}</span>
          ))}
        </p>
        <Title className="post-card__title">
          <a className="post-card__link" href={post.href}>
            {post.title}
          </a>
        </Title>
        {post.summary && <p className="post-card__summary">{post.summary}</p>}
        {post.minutes && (
          <p className="post-card__more">{texts.readingTime.replace('{minutes}', String(post.minutes))}</p>
        )}
      </div>
    </article>
  )
}
