export { breadcrumbBlock } from './cms/blocks/breadcrumb.ts'
export { footer } from './cms/footer.ts'
export { header } from './cms/header.ts'
