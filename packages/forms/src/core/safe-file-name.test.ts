import { expect, it } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

it.each([
  ['a.txt', 'a.txt'],
  ['A.TXT', 'A.txt'],
  ['shell.php', 'shell.php_.txt'],
  ['shell.PHP5', 'shell.PHP5_.txt'],
  ['x.php.jpg', 'x.php_.jpg'],
  ['a.phps', 'a.phps'],
  ["a b'c%&(1)[2]~!.txt", 'a-bc12.txt'],
  ['日本\u3000語.txt', '日本-語.txt'],
  ['../../etc/a.txt', 'a.txt'],
  ['..\\..\\a.txt', 'a.txt'],
  ['.txt', 'unnamed-file.txt'],
  ['..', 'unnamed-file'],
  ['?*.txt', 'unnamed-file.txt'],
  ['.php', 'unnamed-file.php_.txt'],
  ['a\u200b\u202etxt.exe', 'atxt.exe'],
])('a file called %j is kept as %j', (name, safe) => expect(safeFileName(name)).toBe(safe))
