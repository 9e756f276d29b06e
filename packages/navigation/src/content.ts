import { blockForm } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { breadcrumb } from './blocks/breadcrumb/breadcrumb.block.ts'
import { verticalMenu as verticalMenuBlock } from './blocks/vertical-menu/vertical-menu.block.ts'

export const breadcrumbBlock: Block = blockForm(breadcrumb)

export const verticalMenu: Block = blockForm(verticalMenuBlock)

export { footer } from './content/footer.ts'
export { header } from './content/header.ts'
export { menus } from './content/menus.ts'
