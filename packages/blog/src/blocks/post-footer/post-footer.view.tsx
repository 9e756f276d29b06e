import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfBlog } from '../../ui/blog-state.ts'
import { PostCard } from '../../ui/post-card.tsx'
import { type PostFooterBlock, postFooter } from './post-footer.block.ts'

const PostFooter: BlockRenderer<PostFooterBlock> = ({ block, context }) => {
  const { id, tags, authors, series, previous, next, related } = block
  const { texts } = stateOfBlog(context)
  const described = authors.filter(({ description }) => description)
  return (
    <footer className="post-footer">
      {tags.length > 0 && (
        <ul className="post-footer__tags">
          {tags.map((tag) => (
            <li key={tag.href}>
              <a className="post-footer__tag" href={tag.href} rel="tag">
                {tag.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {described.map((author) => (
        <p key={author.href} className="post-footer__author">
          <a href={author.href} rel="author">
            {author.title}
          </a>
          {author.role && <span>{author.role}</span>}
          <span>{author.description}</span>
        </p>
      ))}
      {series && (
        <section className="post-footer__series" aria-labelledby={`${id}-series`}>
          <h2 className="post-footer__heading" id={`${id}-series`}>
            {series.title}
          </h2>
          <ol className="post-footer__parts">
            {series.posts.map((post) => (
              <li key={post.id}>
                {post.isShown ? <span aria-current="page">{post.title}</span> : <a href={post.href}>{post.title}</a>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {(previous || next) && (
        <nav className="post-footer__ways" aria-label={`${texts.previous}, ${texts.next}`}>
          {previous && (
            <a className="post-footer__way" href={previous.href} rel="prev">
              <span className="post-footer__direction">{texts.previous}</span>
              {previous.title}
            </a>
          )}
          {next && (
            <a className="post-footer__way" data-way="next" href={next.href} rel="next">
              <span className="post-footer__direction">{texts.next}</span>
              {next.title}
            </a>
          )}
        </nav>
      )}
      {related.length > 0 && (
        <section className="post-footer__related" aria-labelledby={`${id}-related`}>
          <h2 className="post-footer__heading" id={`${id}-related`}>
            {texts.related}
          </h2>
          <ul className="post-footer__posts">
            {related.map((post) => (
              <li key={post.id}>
                <PostCard post={post} layout="grid" level={3} context={context} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  )
}

export const view = defineView(postFooter, {
  Block: PostFooter,
  settings: 'blog',
  styles: ['post-card', 'post-footer'],
})
