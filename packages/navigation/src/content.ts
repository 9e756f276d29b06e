export { footer } from './content/footer.ts'
export { header } from './content/header.ts'
export { menus } from './content/menus.ts'
