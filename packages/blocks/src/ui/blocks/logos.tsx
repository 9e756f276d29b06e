import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { Picture, TitledSection } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { LogosBlock } from '../../core/blocks/logos.ts'

export const Logos: BlockRenderer = ({ block, leads = false }) => {
  const { logos, ...titled } = block as LogosBlock
  const first = leadingPlace(leads, logos)
  return (
    <TitledSection name="logos" titled={titled}>
      <ul className="logos__list">
        {logos.map(({ id, name, image, href }, place) => {
          const mark: ReactNode = image ? (
            <Picture
              className="logos__picture"
              image={{ ...image, alt: name }}
              sizes="12rem"
              priority={place === first}
            />
          ) : (
            <span className="logos__name">{name}</span>
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
