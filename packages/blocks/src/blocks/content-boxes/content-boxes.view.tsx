import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, type FieldMark, leadingPlace } from '@vitrine/kit/core'
import { Icon, Marked, ResponsiveImage } from '@vitrine/ui/ui'
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
              <ResponsiveImage
                className="content-boxes__picture"
                image={box.image}
                sizes="(min-width: 60rem) 45vw, (min-width: 40rem) 50vw, 100vw"
                priority={place === first}
                mark={field('boxes', box.id, 'image')}
              />
            )}
            {variant === 'icons' && box.icon && <Icon name={box.icon} mark={field('boxes', box.id, 'icon')} />}
            <div className="content-boxes__line">
              <BoxHeading className="content-boxes__title">
                <Title box={box} mark={field('boxes', box.id, 'title')} />
              </BoxHeading>
              {box.detail && (
                <p className="content-boxes__detail" {...field('boxes', box.id, 'detail')}>
                  {box.detail}
                </p>
              )}
            </div>
            {box.text && (
              <p className="content-boxes__text" {...field('boxes', box.id, 'text')}>
                {box.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The title carries the link, stretched over the whole box by the stylesheet. */
function Title(props: { readonly box: ContentBoxesBlock['boxes'][number]; readonly mark: FieldMark }): ReactNode {
  const { box, mark } = props
  if (!box.link) return <Marked mark={mark}>{box.title}</Marked>
  return (
    <a
      className="content-boxes__link"
      href={box.link.href}
      {...mark}
      {...(box.link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {box.title}
    </a>
  )
}

export const view = defineView(contentBoxes, { Block: ContentBoxes, styles: ['content-boxes'] })
