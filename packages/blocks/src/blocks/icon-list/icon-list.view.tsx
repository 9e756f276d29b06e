import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, FieldMark } from '@vitrine/kit/core'
import { Explained, Icon, Marked, TitledSection, Tooltip } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type IconListBlock, iconList } from './icon-list.block.ts'

type Item = IconListBlock['items'][number]

const IconList: BlockRenderer<IconListBlock> = ({ block, field }) => {
  const { id, layout, items, ...titled } = block
  const list = (
    <ul className="icon-list__items">
      {items.map((item) => (
        <li key={item.id} className="icon-list__item">
          <Icon name={item.icon} mark={field('items', item.id, 'icon')} />
          <div className="icon-list__words">
            <Words item={item} tipId={`${id}-${item.id}-tip`} mark={(name) => field('items', item.id, name)} />
            {item.detail && (
              <p className="icon-list__detail" {...field('items', item.id, 'detail')}>
                {item.detail}
              </p>
            )}
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

function Words(props: {
  readonly item: Item
  readonly tipId: string
  readonly mark: (name: 'text' | 'tooltip') => FieldMark
}): ReactNode {
  const { item, tipId, mark } = props
  const { text, href, tooltip } = item
  const describedBy = tooltip ? tipId : undefined
  return (
    <p className="icon-list__text">
      {href ? (
        <a className="icon-list__link" href={href} aria-describedby={describedBy} {...mark('text')}>
          {text}
        </a>
      ) : tooltip ? (
        <button className="icon-list__term" type="button" aria-describedby={describedBy} {...mark('text')}>
          {text}
        </button>
      ) : (
        <Marked mark={mark('text')}>{text}</Marked>
      )}
      {tooltip && (
        <Tooltip id={tipId} mark={mark('tooltip')}>
          {tooltip}
        </Tooltip>
      )}
    </p>
  )
}

export const view = defineView(iconList, { Block: IconList, styles: ['titled-section', 'icon-list'] })
