/** Sentence of *Deliveries* about a webhook whose receiver answers 410. */
export const GONE_ANSWER =
  'The receiver answered 410: it is gone for good. Its webhook is switched off in the form. To use it again, tick Active ' +
  'there, save, and press Send again here.'
