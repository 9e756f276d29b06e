import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Explained, Icon, TitledSection, Tooltip } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type IconListBlock, iconList } from './icon-list.block.ts'

type Item = IconListBlock['items'][number]

const IconList: BlockRenderer<IconListBlock> = ({ block, field }) => {
  const { id, layout, items, ...titled } = block
  const list = (
    <ul className="icon-list__items">
      {items.map((item) => (
        <li key={item.id} className="icon-list__item">
          <Icon name={item.icon} />
          <div className="icon-list__words">
            <Words item={item} tipId={`${id}-${item.id}-tip`} />
            {item.detail && <p className="icon-list__detail">{item.detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <TitledSection name="icon-list" titled={titled} field={field} head="beside" data={{ 'data-layout': layout }}>
      {items.some(({ tooltip }) => tooltip) ? <Explained>{list}</Explained> : list}
    </TitledSection>
  )
}

function Words({ item, tipId }: { readonly item: Item; readonly tipId: string }): ReactNode {
  const { text, href, tooltip } = item
  const describedBy = tooltip ? tipId : undefined
  return (
    <p className="icon-list__text">
      {href ? (
        <a className="icon-list__link" href={href} aria-describedby={describedBy}>
          {text}
        </a>
      ) : tooltip ? (
        <button className="icon-list__term" type="button" aria-describedby={describedBy}>
          {text}
        </button>
      ) : (
        text
      )}
      {tooltip && <Tooltip id={tipId}>{tooltip}</Tooltip>}
    </p>
  )
}

export const view = defineView(iconList, { Block: IconList, styles: ['titled-section', 'icon-list'] })
