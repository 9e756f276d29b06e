import type { FeatureView } from '@vitrine/kit/core'
import { pageKind } from './core/search-kind.ts'

export const view: FeatureView = { searchKinds: [pageKind], globals: ['gate'] }
