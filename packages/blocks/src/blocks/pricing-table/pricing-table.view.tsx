import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ButtonLink, Icon, TitledSection } from '@vitrine/ui/ui'
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
              <PlanHeading className="pricing-table__name">{name}</PlanHeading>
              {badge && <p className="pricing-table__badge">{badge}</p>}
            </div>
            <p className="pricing-table__price">
              {price}
              {period && <span className="pricing-table__period"> {period}</span>}
            </p>
            <p className="pricing-table__text">{text}</p>
            <ul className="pricing-table__features">
              {features.map((feature) => (
                <li key={feature.id} className="pricing-table__feature">
                  <Icon name={feature.included ? 'check' : 'minus'} />
                  {feature.included ? <span>{feature.text}</span> : <s>{feature.text}</s>}
                </li>
              ))}
            </ul>
            <p className="pricing-table__action">
              {link && (
                <ButtonLink href={link.href} newTab={link.newTab} look={badge ? 'solid' : 'outline'}>
                  {link.label}
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
