import { describe, expect, it } from 'vitest'
import { namesBehind, stemOf, uploadPathOf } from './upload-path.ts'

describe('the path below the uploads', () => {
  it.each([
    ['https://old.example/wp-content/uploads/2024/02/x.jpg?w=300&ssl=1', '2024/02/x.jpg'],
    ['//i0.wp.com/old.example/wp-content/uploads/x.jpg', 'x.jpg'],
    ['/wp-content/uploads/2024/02/b%C3%BCro.jpg', '2024/02/büro.jpg'],
    ['/wp-content/uploads/2024/02/bu\u0308ro.jpg', '2024/02/büro.jpg'],
    ['https://net.example/wp-content/uploads/sites/3/2024/x.png', 'sites/3/2024/x.png'],
    ['https://net.example/files/2010/x.png', '2010/x.png'],
  ])('of %s is %s', (address, path) => expect(uploadPathOf(address)).toBe(path))
  it.each(['https://old.example/x.jpg', '/wp-content/uploads/', '', 'x'.repeat(10_000)])('is none in %s', (address) =>
    expect(uploadPathOf(address)).toBeUndefined())
})

describe('names that a file was made from', () => {
  it.each([
    ['x-300x200.jpg', ['x.jpg']],
    ['x-scaled-300x200.jpg', ['x-scaled.jpg', 'x.jpg']],
    ['x-e1600000000000-300x200.jpg', ['x-e1600000000000.jpg', 'x.jpg']],
    ['x-rotated.jpg', ['x.jpg']],
    ['poster-1920x1080-300x169.jpg', ['poster-1920x1080.jpg']],
    ['x.jpg', []],
  ])('%s', (name, names) => expect(namesBehind(name)).toEqual(names))
  it('agree in their stem', () => expect(stemOf('2024/02/X-e1600000000000-300x200.jpg')).toBe('x'))
})
