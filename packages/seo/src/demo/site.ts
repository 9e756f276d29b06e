import { image } from '@vitrine/kit/demo'

/** The studio that the demo is about, which does not exist. */
export const site = {
  name: 'Halden & Rye',
  tagline: 'Interiors, furniture and light',
  description:
    'A studio of eleven people for interiors, furniture and light. We draw rooms and build what stands in them.',
  shareImage: image('hero-window'),
  timeZone: 'Europe/London',
  address: 'Halden & Rye\n14 Lantern Street\nPort Ansel PA4 2RW',
  phone: '+44 1632 960 114',
  email: 'studio@halden-rye.example',
  hours: [
    { days: 'Monday to Thursday', times: '9.00 – 17.30' },
    { days: 'Friday', times: '9.00 – 14.00' },
    { days: 'Saturday, by appointment', times: '10.00 – 13.00' },
  ],
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/haldenrye.example/' },
    { label: 'Pinterest', url: 'https://www.pinterest.com/haldenrye.example/' },
  ],
  lightbox: { skin: 'smooth', path: 'horizontal', opacity: 0.92, loop: true },
}
