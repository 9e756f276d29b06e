export { makeId } from './admin/make-id.ts'
export { rowState } from './admin/row-state.ts'
export { useFormSteps } from './admin/use-form-steps.ts'
export { useWithoutOrphans } from './admin/use-without-orphans.ts'
