import { lineView } from '../../ui/line.tsx'

export const views = { line: lineView }
