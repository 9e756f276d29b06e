/** Names of a stepper's buttons; `{product}` stands for what is counted. */
export const STEPPER_TEXTS = {
  decrease: 'Decrease quantity of {product}',
  increase: 'Increase quantity of {product}',
} as const
