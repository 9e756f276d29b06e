/** A form shows another of its steps; `data-step` of the form says which. */
export const STEP_EVENT = 'vitrine:step'
