import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
import { type TeamBlock, team } from './team.block.ts'

const Team: BlockRenderer<TeamBlock> = ({ block, leads = false, field }) => {
  const { variant, people, ...titled } = block
  const first = leadingPlace(leads, people)
  const Name = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="team" titled={titled} field={field} data={{ 'data-variant': variant }}>
      <ul className="team__people">
        {people.map(({ id, name, role, text, image, links }, place) => (
          <li key={id} className="team__person">
            {variant === 'portraits' && image && (
              <ResponsiveImage
                className="team__portrait"
                image={image}
                sizes="(min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 100vw"
                priority={place === first}
                mark={field('people', id, 'image')}
              />
            )}
            <div className="team__words">
              <Name className="team__name" {...field('people', id, 'name')}>
                {name}
              </Name>
              {role && (
                <p className="team__role" {...field('people', id, 'role')}>
                  {role}
                </p>
              )}
              {text && (
                <p className="team__text" {...field('people', id, 'text')}>
                  {text}
                </p>
              )}
              {links.length > 0 && (
                <ul className="team__links">
                  {links.map((link) => (
                    <li key={link.href}>
                      <a
                        className="team__link"
                        href={link.href}
                        {...field('people', id, 'links', link.id, 'link', 'label')}
                        {...(link.newTab && { target: '_blank', rel: 'noopener' })}
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(team, { Block: Team, styles: ['titled-section', 'team'] })
