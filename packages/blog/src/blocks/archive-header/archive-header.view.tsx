import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { stateOfBlog } from '../../ui/blog-state.ts'
import { type ArchiveHeaderBlock, archiveHeader } from './archive-header.block.ts'

const ArchiveHeader: BlockRenderer<ArchiveHeaderBlock> = ({ block, context }) => {
  const { title, kind, description, role, image, links, feed } = block
  const { texts } = stateOfBlog(context)
  return (
    <header className="archive-header" data-picture={image ? '' : undefined}>
      {image && <ResponsiveImage className="archive-header__picture" image={image} sizes="9rem" priority />}
      <div className="archive-header__words">
        {kind !== 'none' && <p className="archive-header__kind">{texts[kind]}</p>}
        <h1 className="archive-header__title">{title}</h1>
        {role && <p className="archive-header__role">{role}</p>}
        {description && <p className="archive-header__description">{description}</p>}
        {(links.length > 0 || feed) && (
          <ul className="archive-header__links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
            {feed && (
              <li>
                <a href={feed} type="application/rss+xml">
                  {texts.feed}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </header>
  )
}

export const view = defineView(archiveHeader, {
  Block: ArchiveHeader,
  settings: 'blog',
  styles: ['archive-header'],
  holdsTitle: true,
})
