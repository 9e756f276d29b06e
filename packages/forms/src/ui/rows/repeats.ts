import { listenForRows } from './row-changes.ts'
import { rowSchema } from './row-rules.ts'
import type { Repeats } from './rows-props.ts'
import { RowsView } from './rows-view.tsx'

export const repeats: Repeats = { View: RowsView, listen: listenForRows, schemaOf: rowSchema }
