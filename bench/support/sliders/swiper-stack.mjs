import Swiper from 'swiper'
import { A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/effect-fade'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
import './swiper-look.css'

const element = /** @type {HTMLElement} */ (document.querySelector('.swiper'))
new Swiper(element, {
  modules: [A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination],
  effect: element.dataset.effect ?? 'slide',
  fadeEffect: { crossFade: true },
  rewind: true,
  speed: 1000,
  autoplay: { delay: 9000, pauseOnMouseEnter: true },
  keyboard: true,
  navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
  pagination: { el: '.swiper-pagination', clickable: true },
  on: { init: () => void dispatchEvent(new Event('swiper:ready')) },
})
