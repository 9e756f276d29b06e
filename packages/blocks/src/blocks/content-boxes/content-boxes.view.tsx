import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { Icon, Picture } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type ContentBoxesBlock, contentBoxes } from './content-boxes.block.ts'

const ContentBoxes: BlockRenderer<ContentBoxesBlock> = ({ block, leads = false, field }) => {
  const { variant, heading, intro, boxes, ...look } = block
  const first = leadingPlace(leads, boxes)
  const BoxHeading = heading ? 'h3' : 'h2'
  return (
    <section
      className="content-boxes"
      data-variant={variant}
      {...(variant === 'icons' && {
        'data-icon': look.iconPlace,
        'data-hover': look.hover,
        'data-align': look.align,
        'data-columns': look.columns,
      })}
    >
      {(heading || intro) && (
        <div className="content-boxes__head">
          {heading && (
            <h2 className="content-boxes__heading" {...field('heading')}>
              {heading}
            </h2>
          )}
          {intro && (
            <p className="content-boxes__intro" {...field('intro')}>
              {intro}
            </p>
          )}
        </div>
      )}
      <ul className="content-boxes__list">
        {boxes.map((box, place) => (
          <li key={box.id} className="content-boxes__box">
            {box.image && (
              <Picture
                className="content-boxes__picture"
                image={box.image}
                sizes="(min-width: 60rem) 45vw, (min-width: 40rem) 50vw, 100vw"
                priority={place === first}
              />
            )}
            {variant === 'icons' && box.icon && <Icon name={box.icon} />}
            <div className="content-boxes__line">
              <BoxHeading className="content-boxes__title">
                <Title box={box} />
              </BoxHeading>
              {box.detail && <p className="content-boxes__detail">{box.detail}</p>}
            </div>
            {box.text && <p className="content-boxes__text">{box.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The title carries the link, stretched over the whole box by the stylesheet. */
function Title({ box }: { readonly box: ContentBoxesBlock['boxes'][number] }): ReactNode {
  if (!box.link) return box.title
  return (
    <a
      className="content-boxes__link"
      href={box.link.href}
      {...(box.link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {box.title}
    </a>
  )
}

export const view = defineView(contentBoxes, { Block: ContentBoxes, styles: ['content-boxes'] })
