import { parsersOf, viewsOf } from '@vitrine/kit/block'
import type { FeatureView } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'
import { views } from './blocks/views.ts'

export const view: FeatureView = { blocks: viewsOf(views), parsers: parsersOf(declarations) }
