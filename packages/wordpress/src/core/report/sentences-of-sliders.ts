import type { AdminText } from '@vitrine/content/core'

/** Meanings of the codes of lines about what sliders lose or change. */
export const SENTENCES_OF_SLIDERS = {
  'slider-action': {
    en: 'A layer of a slider did “{subject}” when it was pressed, which has no place here',
    de: 'Eine Ebene eines Sliders tat beim Drücken „{subject}“, was hier keinen Platz hat',
  },
  'slider-background': {
    en: 'The background “{subject}” of a slide has no place here',
    de: 'Der Hintergrund „{subject}“ einer Folie hat hier keinen Platz',
  },
  'slider-box-gradient': {
    en: 'A gradient behind a layer became one colour',
    de: 'Ein Verlauf hinter einer Ebene wurde zu einer Farbe',
  },
  'slider-box-sides': {
    en: 'The box of a layer had unlike sides, which are alike here: {subject}',
    de: 'Der Kasten einer Ebene hatte ungleiche Seiten, die hier gleich sind: {subject}',
  },
  'slider-delay': {
    en: 'A slider waited before it began, which it does not do here: {subject}',
    de: 'Ein Slider wartete vor dem Beginn, was er hier nicht tut: {subject}',
  },
  'slider-ground': {
    en: 'A colour or picture behind a whole slider has no place here: {subject}',
    de: 'Eine Farbe oder ein Bild hinter einem ganzen Slider hat hier keinen Platz: {subject}',
  },
  'slider-hero': {
    en: 'A slider that showed its first slide alone shows all of them: {subject}',
    de: 'Ein Slider, der nur seine erste Folie zeigte, zeigt alle: {subject}',
  },
  'slider-icon': {
    en: 'An icon of a layer was left out: {subject}',
    de: 'Ein Symbol einer Ebene wurde ausgelassen: {subject}',
  },
  'slider-layer': {
    en: 'A layer of a slider was left out, since its kind is not known here: {subject}',
    de: 'Eine Ebene eines Sliders wurde ausgelassen, da ihre Art hier nicht bekannt ist: {subject}',
  },
  'slider-link': {
    en: 'A link of a slider leads to what links cannot lead to, and was left out: {subject}',
    de: 'Ein Link eines Sliders führt zu etwas, wozu Links nicht führen können, und wurde ausgelassen: {subject}',
  },
  'slider-link-fragment': {
    en: 'A link of a slider leads to a part of the page; look whether that part is there: {subject}',
    de: 'Ein Link eines Sliders führt zu einem Teil der Seite; prüfen, ob es den gibt: {subject}',
  },
  'slider-nested-layers': {
    en: 'Layers inside a layer of a slider stand by themselves: {subject}',
    de: 'Ebenen in einer Ebene eines Sliders stehen für sich: {subject}',
  },
  'slider-pan-zoom': {
    en: 'A picture of a slide moves without {subject}',
    de: 'Ein Bild einer Folie bewegt sich ohne diese Wirkung: {subject}',
  },
  'slider-placeholder': {
    en: 'A placeholder that a slider filled in at each visit was left out: {subject}',
    de: 'Ein Platzhalter, den ein Slider bei jedem Besuch füllte, wurde ausgelassen: {subject}',
  },
  'slider-slide': {
    en: 'A slide of the kind “{subject}” was left out',
    de: 'Eine Folie der Art „{subject}“ wurde ausgelassen',
  },
  'slider-slide-link': {
    en: 'A whole slide was a link that it cannot have here: {subject}',
    de: 'Eine ganze Folie war ein Link, den sie hier nicht haben kann: {subject}',
  },
  'slider-static-layers': {
    en: 'Layers that stood over some of the slides stand over all of them: {subject}',
    de: 'Ebenen, die über einigen Folien standen, stehen über allen: {subject}',
  },
  'slider-stream': {
    en: 'A slide took its content from another service, which has no place here: {subject}',
    de: 'Eine Folie bezog ihren Inhalt von einem anderen Dienst, was hier keinen Platz hat: {subject}',
  },
  'slider-text-cut': {
    en: 'A text of a slider was too long and was cut: {subject}',
    de: 'Ein Text eines Sliders war zu lang und wurde gekürzt: {subject}',
  },
  'slider-too-large': {
    en: 'A slider was larger than sliders can be here, and lost {subject}',
    de: 'Ein Slider war größer, als Slider hier sein können, und verlor etwas: {subject}',
  },
  'slider-too-many-layers': {
    en: 'A slide had more layers than a slide takes here; the last were left out: {subject}',
    de: 'Eine Folie hatte mehr Ebenen, als eine Folie hier aufnimmt; die letzten wurden ausgelassen: {subject}',
  },
  'slider-transition': {
    en: 'The transition “{subject}” of a slider became a similar one',
    de: 'Der Übergang „{subject}“ eines Sliders wurde zu einem ähnlichen',
  },
} as const satisfies Readonly<Record<string, AdminText>>
