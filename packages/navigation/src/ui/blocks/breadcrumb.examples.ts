import type { BreadcrumbBlock } from '../../core/blocks/breadcrumb.ts'

export const breadcrumbExamples: readonly BreadcrumbBlock[] = [{ blockType: 'breadcrumb', id: 'breadcrumb' }]
