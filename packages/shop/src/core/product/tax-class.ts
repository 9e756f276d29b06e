/** Classes of tax that a product may have; the first is the usual one. Rates are those of the country. */
export const TAX_CLASS_OPTIONS = [
  { value: 'standard', label: { en: 'Usual rate', de: 'Normaler Satz' } },
  { value: 'reduced', label: { en: 'Reduced rate', de: 'Ermäßigter Satz' } },
  { value: 'reduced2', label: { en: 'Second reduced rate', de: 'Zweiter ermäßigter Satz' } },
  { value: 'superReduced', label: { en: 'Super-reduced rate', de: 'Stark ermäßigter Satz' } },
  { value: 'zero', label: { en: 'No tax', de: 'Keine Steuer' } },
] as const
