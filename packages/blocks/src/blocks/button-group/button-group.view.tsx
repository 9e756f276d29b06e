import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ButtonLink, Explained, Marked, Tooltip } from '@vitrine/ui/ui'
import { type ButtonGroupBlock, buttonGroup } from './button-group.block.ts'

const ButtonGroup: BlockRenderer<ButtonGroupBlock> = ({ block, field }) => {
  const { id, align, buttons } = block
  const list = (
    <ul className="button-group__buttons">
      {buttons.map(({ id: row, link, look, icon, tooltip }) => {
        const tipId = `${id}-${row}-tip`
        return (
          <li key={row} className="button-group__button">
            <ButtonLink
              href={link.href}
              newTab={link.newTab}
              look={look}
              icon={icon}
              iconMark={field('buttons', row, 'icon')}
              describedBy={tooltip ? tipId : undefined}
            >
              <Marked mark={field('buttons', row, 'link', 'label')}>{link.label}</Marked>
            </ButtonLink>
            {tooltip && (
              <Tooltip id={tipId} mark={field('buttons', row, 'tooltip')}>
                {tooltip}
              </Tooltip>
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div className="button-group" data-align={align}>
      {buttons.some(({ tooltip }) => tooltip) ? <Explained>{list}</Explained> : list}
    </div>
  )
}

export const view = defineView(buttonGroup, { Block: ButtonGroup, styles: ['button-group'] })
