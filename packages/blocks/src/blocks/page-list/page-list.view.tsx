import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
import { type PageListBlock, pageList } from './page-list.block.ts'

const PageList: BlockRenderer<PageListBlock> = ({ block, leads = false, field }) => {
  const { layout, pages, ...titled } = block
  if (pages.length === 0) return null
  const first = leadingPlace(leads, pages)
  const PageHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="page-list" titled={titled} field={field} data={{ 'data-layout': layout }}>
      <ul className="page-list__pages">
        {pages.map(({ href, title, text, image }, place) => (
          <li key={href} className="page-list__page">
            {layout === 'cards' && image && (
              <ResponsiveImage
                className="page-list__picture"
                image={image}
                sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                priority={place === first}
              />
            )}
            <PageHeading className="page-list__title">
              <a className="page-list__link" href={href}>
                {title}
              </a>
            </PageHeading>
            {text && <p className="page-list__text">{text}</p>}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(pageList, { Block: PageList, styles: ['titled-section', 'page-list'] })
