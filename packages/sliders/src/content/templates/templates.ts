import { agency } from './agency.ts'
import { cards } from './cards.ts'
import { editorial } from './editorial.ts'
import { event } from './event.ts'
import { launch } from './launch.ts'
import { menu } from './menu.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { opening } from './opening.ts'
import { portfolio } from './portfolio.ts'
import { product } from './product.ts'
import { promotion } from './promotion.ts'
import type { SliderTemplate } from './slider-template.ts'
import { testimonials } from './testimonials.ts'

/** Sliders to start from, in the order of the admin. */
export const SLIDER_TEMPLATES: readonly SliderTemplate[] = [
  agency,
  product,
  editorial,
  portfolio,
  testimonials,
  launch,
  event,
  menu,
  opening,
  cards,
  news,
  promotion,
  notice,
]
