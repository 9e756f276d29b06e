import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Day, ResponsiveImage } from '@vitrine/ui/ui'
import { stateOfBlog } from '../../ui/blog-state.ts'
import { type PostHeaderBlock, postHeader } from './post-header.block.ts'

const PostHeader: BlockRenderer<PostHeaderBlock> = ({ block, context }) => {
  const { title, excerpt, image, caption, published, authors, categories, minutes, series } = block
  const { texts } = stateOfBlog(context)
  return (
    <header className="post-header">
      <div className="post-header__words">
        {categories.length > 0 && (
          <p className="post-header__terms">
            {categories.map((category) => (
              <a key={category.href} className="post-header__term" href={category.href}>
                {category.title}
              </a>
            ))}
          </p>
        )}
        <h1 className="post-header__title">{title}</h1>
        {excerpt && <p className="post-header__excerpt">{excerpt}</p>}
        <p className="post-header__about">
          {authors.map((author) => (
            <a key={author.href} className="post-header__author" href={author.href} rel="author">
              {author.image && (
                <ResponsiveImage
                  className="post-header__portrait"
                  image={{ ...author.image, alt: '' }}
                  sizes="2.75rem"
                />
              )}
              {author.title}
            </a>
          ))}
          {published && <Day date={published} reader={context} />}
          {minutes && <span>{texts.readingTime.replace('{minutes}', String(minutes))}</span>}
        </p>
        {series && (
          <p className="post-header__series">
            <a href={series.href}>
              {texts.seriesPlace
                .replace('{number}', String(series.number))
                .replace('{count}', String(series.of))
                .replace('{title}', series.title)}
            </a>
          </p>
        )}
      </div>
      {image && (
        <figure className="post-header__figure">
          <ResponsiveImage
            className="post-header__picture"
            image={image}
            priority
            sizes="(min-width: 60rem) 88vw, 100vw"
          />
          {caption && <figcaption className="post-header__caption">{caption}</figcaption>}
        </figure>
      )}
    </header>
  )
}

export const view = defineView(postHeader, {
  Block: PostHeader,
  settings: 'blog',
  styles: ['post-header'],
  holdsTitle: true,
})
