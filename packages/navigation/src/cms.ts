export { verticalMenu } from './cms/blocks/vertical-menu.ts'
export { footer } from './cms/footer.ts'
export { header } from './cms/header.ts'
export { menus } from './cms/menus.ts'
