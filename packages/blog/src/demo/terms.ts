import { image } from '@vitrine/kit/demo'

/** Terms of the demo's posts, each with the slug by which posts name it. */
export const terms = {
  authors: [
    {
      slug: 'mara-halden',
      title: 'Mara Halden',
      role: 'Founder, interiors',
      description: 'Built boats. Draws by hand, then again properly.',
    },
    {
      slug: 'tobias-rye',
      title: 'Tobias Rye',
      role: 'Founder, light',
      description: 'Lit theatres. Carries a lux meter on holiday.',
    },
    { slug: 'ines-okafor', title: 'Ines Okafor', role: 'Site', description: 'Runs the weeks and the money.' },
    {
      slug: 'yusuf-demir',
      title: 'Yusuf Demir',
      role: 'Workshop',
      description: 'Master joiner. Chair no. 4 is his, in the end.',
      image: image('chair'),
    },
    {
      slug: 'linnea-voss',
      title: 'Linnea Voss',
      role: 'Materials',
      description: 'Keeps the library. Knows every quarry by name.',
    },
  ],
  categories: [
    { slug: 'interiors', title: 'Interiors', description: 'Rooms, and how they came to be as they are.' },
    { slug: 'furniture', title: 'Furniture', description: 'What stands in them.' },
    { slug: 'light', title: 'Light', description: 'What is lit, and what is left dark.' },
    { slug: 'materials', title: 'Materials', description: 'From the library on Lantern Street.' },
  ],
  tags: [
    { slug: 'oak', title: 'Oak' },
    { slug: 'walnut', title: 'Walnut' },
    { slug: 'plaster', title: 'Plaster' },
  ],
  series: [{ slug: 'one-room', title: 'One room', description: 'One room, and the one thing in it that mattered.' }],
}
