import type { ControlEntry } from '../../ui/control-entry.ts'
import { ResponseOutput } from '../../ui/response-output.tsx'
import type { ResponseControl } from './response.tag.ts'

const response: ControlEntry<ResponseControl> = { View: ResponseOutput }

export const views = { response }
