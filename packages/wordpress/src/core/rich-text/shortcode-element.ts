/** Element that stands for a shortcode that was made into blocks; its attribute `n` says which. */
export const SHORTCODE_ELEMENT = 'vitrine-shortcode'
