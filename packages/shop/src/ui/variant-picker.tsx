import type { ReactNode } from 'react'
import type { ProductDetail } from '../core/shown/product-detail.ts'

/** Values of a product's options: each leads to the product with it chosen. */
export function VariantPicker({ options }: Pick<ProductDetail, 'options'>): ReactNode {
  return (
    <div className="product__options" data-variant-part="options">
      {options.map(({ name, values }) => (
        <nav key={name} className="product__option" aria-label={name}>
          <p className="product__option-name" aria-hidden="true">
            {name}
          </p>
          <ul className="product__values">
            {values.map(({ label, href, isChosen, isSoldOut }) => (
              <li key={label}>
                <a
                  className="product__value"
                  href={href}
                  rel="nofollow"
                  aria-current={isChosen ? 'true' : undefined}
                  data-sold-out={isSoldOut ? '' : undefined}
                  data-variant=""
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
