/** Choices that builders store as one word. */
const CHOICES =
  /^(?:yes|no|on|off|true|false|none|default|inherit|initial|auto|custom|left|right|center|centre|middle|justify|top|bottom|start|end|before|after|above|below|inside|outside|small|medium|large|full|normal|solid|outline|flat|round|rounded|square|circle|horizontal|vertical|inline|block|grid|static|hover|h[1-6]|div|span|p|_self|_blank)$/i

/** Numbers, lengths and colours. */
const MEASURE = /^(?:[-+\d.,\s]+(?:px|em|rem|%|vh|vw|ms|s|deg)?|#[\da-f]{3,8}|(?:rgba?|hsla?|var)\([^()]*\))$/i

/** Names that programs give: `icon-left`, `fa fa-star`. Words of people with a hyphen have a capital or stand beside others. */
const NAME = /^(?:[a-z\d]+(?:[-_][a-z\d]+)+|fa[bdlrs]? .*|fa-.*)$/

/** Tells whether the value of a setting is a choice in a builder, such as a length, a colour or a place, and no words of a page. */
export function isOption(value: string): boolean {
  return CHOICES.test(value) || MEASURE.test(value) || NAME.test(value)
}
