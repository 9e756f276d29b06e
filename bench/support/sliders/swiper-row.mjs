import Swiper from 'swiper'
import { A11y, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
import './swiper-look.css'

new Swiper('.swiper', {
  modules: [A11y, Navigation, Pagination],
  slidesPerView: 1,
  spaceBetween: 16,
  breakpoints: { 480: { slidesPerView: 2 }, 778: { slidesPerView: 3 } },
  navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
  pagination: { el: '.swiper-pagination', clickable: true },
  on: { init: () => void dispatchEvent(new Event('swiper:ready')) },
})
