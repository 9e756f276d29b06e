import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ButtonLink, Icon, Marked, TitledSection } from '@vitrine/ui/ui'
import { type PricingTableBlock, pricingTable } from './pricing-table.block.ts'

const PricingTable: BlockRenderer<PricingTableBlock> = ({ block, field }) => {
  const { plans, note, ...titled } = block
  const PlanHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="pricing-table" titled={titled} field={field} data={{ 'data-count': plans.length }}>
      <ul className="pricing-table__plans">
        {plans.map(({ id, name, price, period, text, badge, features, link }) => (
          <li key={id} className="pricing-table__plan" data-badge={badge ? '' : undefined}>
            <div className="pricing-table__top">
              <PlanHeading className="pricing-table__name" {...field('plans', id, 'name')}>
                {name}
              </PlanHeading>
              {badge && (
                <p className="pricing-table__badge" {...field('plans', id, 'badge')}>
                  {badge}
                </p>
              )}
            </div>
            <p className="pricing-table__price">
              <Marked mark={field('plans', id, 'price')}>{price}</Marked>
              {period && (
                <span className="pricing-table__period">
                  {' '}
                  <Marked mark={field('plans', id, 'period')}>{period}</Marked>
                </span>
              )}
            </p>
            <p className="pricing-table__text" {...field('plans', id, 'text')}>
              {text}
            </p>
            <ul className="pricing-table__features">
              {features.map((feature) => {
                const FeatureText = feature.included ? 'span' : 's'
                return (
                  <li key={feature.id} className="pricing-table__feature">
                    <Icon name={feature.included ? 'check' : 'minus'} />
                    <FeatureText {...field('plans', id, 'features', feature.id, 'text')}>{feature.text}</FeatureText>
                  </li>
                )
              })}
            </ul>
            <p className="pricing-table__action">
              {link && (
                <ButtonLink href={link.href} newTab={link.newTab} look={badge ? 'solid' : 'outline'}>
                  <Marked mark={field('plans', id, 'link', 'label')}>{link.label}</Marked>
                  <span className="visually-hidden">: {name}</span>
                </ButtonLink>
              )}
            </p>
          </li>
        ))}
      </ul>
      {note && (
        <p className="pricing-table__note" {...field('note')}>
          {note}
        </p>
      )}
    </TitledSection>
  )
}

export const view = defineView(pricingTable, { Block: PricingTable, styles: ['titled-section', 'pricing-table'] })
