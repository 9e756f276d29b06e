import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type LogosBlock, logos } from './logos.block.ts'

const Logos: BlockRenderer<LogosBlock> = ({ block, leads = false, field }) => {
  const { logos, ...titled } = block
  const first = leadingPlace(leads, logos)
  return (
    <TitledSection name="logos" titled={titled} field={field}>
      <ul className="logos__list">
        {logos.map(({ id, name, image, href }, place) => {
          const mark: ReactNode = image ? (
            <ResponsiveImage
              className="logos__picture"
              image={{ ...image, alt: name }}
              sizes="12rem"
              priority={place === first}
              mark={field('logos', id, 'image')}
            />
          ) : (
            <span className="logos__name" {...field('logos', id, 'name')}>
              {name}
            </span>
          )
          return (
            <li key={id} className="logos__logo" data-picture={image ? '' : undefined}>
              {href ? (
                <a className="logos__link" href={href}>
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          )
        })}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(logos, { Block: Logos, styles: ['titled-section', 'logos'] })
