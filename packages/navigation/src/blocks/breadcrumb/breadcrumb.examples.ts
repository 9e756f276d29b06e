import type { BreadcrumbBlock } from './breadcrumb.block.ts'

export const examples = [{ blockType: 'breadcrumb', id: 'breadcrumb' }] satisfies BreadcrumbBlock[]
