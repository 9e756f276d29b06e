import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, Marked, TitledSection } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { BlockTexts } from '../../core/block-texts.ts'
import { stateOfPage } from '../../core/page-state.ts'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { type ComparisonTableBlock, comparisonTable } from './comparison-table.block.ts'

const ComparisonTable: BlockRenderer<ComparisonTableBlock> = ({ block, context, field }) => {
  const { offers, rows, ...titled } = block
  const { texts } = stateOfPage(context)
  const isHighlighted = (column: number) => (offers[column]?.isHighlighted ? '' : undefined)
  const hasLinks = offers.some(({ link }) => link)
  return (
    <TitledSection name="comparison-table" titled={titled} field={field}>
      <ScrollingTable label={titled.heading}>
        <table className="comparison-table__table">
          <thead>
            <tr>
              <td />
              {offers.map(({ id, name, detail }, column) => (
                <th key={id} scope="col" data-highlighted={isHighlighted(column)}>
                  <span className="comparison-table__name" {...field('offers', id, 'name')}>
                    {name}
                  </span>
                  {detail && (
                    <span className="comparison-table__detail" {...field('offers', id, 'detail')}>
                      {detail}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  <td key={offers[column]?.id} data-highlighted={isHighlighted(column)}>
                    <Value value={value} texts={texts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasLinks && (
            <tfoot>
              <tr>
                <td />
                {offers.map(({ id, name, link }, column) => (
                  <td key={id} data-highlighted={isHighlighted(column)}>
                    {link && (
                      <a
                        className="comparison-table__link"
                        href={link.href}
                        {...(link.newTab && { target: '_blank', rel: 'noopener' })}
                      >
                        <Marked mark={field('offers', id, 'link', 'label')}>{link.label}</Marked>
                        <span className="visually-hidden">: {name}</span>
                      </a>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollingTable>
    </TitledSection>
  )
}

function Value({ value, texts }: { readonly value: boolean | string; readonly texts: BlockTexts }): ReactNode {
  if (typeof value === 'string') return value
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} />
      <span className="visually-hidden">{value ? texts.yes : texts.no}</span>
    </>
  )
}

export const view = defineView(comparisonTable, {
  Block: ComparisonTable,
  styles: ['titled-section', 'scrolling-table', 'comparison-table'],
})
