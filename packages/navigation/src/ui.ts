export { Breadcrumb } from './ui/breadcrumb.tsx'
export { SiteFooter } from './ui/site-footer.tsx'
export { SiteHeader } from './ui/site-header.tsx'
