import { describe, expect, it } from 'vitest'
import { type ExportedRedirect, redirectRules } from './redirect-rules.ts'

const redirect = (from: string, to: string | undefined, more: Partial<ExportedRedirect> = {}): ExportedRedirect => ({
  from,
  to,
  kind: 'path',
  status: 301,
  ...more,
})

describe('_redirects', () => {
  const hosts = (...redirects: ExportedRedirect[]) => redirectRules(redirects).hosts
  it('has a line for a path', () => expect(hosts(redirect('/old/', '/new/'))).toBe('/old/ /new/ 301\n'))
  it('writes letters and blanks as addresses do', () =>
    expect(hosts(redirect('/über uns/', '/caf%C3%A9/'))).toBe('/%C3%BCber%20uns/ /caf%C3%A9/ 301\n'))
  it('has the fields of a query as words', () =>
    expect(hosts(redirect('/?cat=3&paged=2', '/news/', { kind: 'query', status: 302 }))).toBe(
      '/ cat=3 paged=2 /news/ 302\n',
    ))
  it('has a folder as a splat, and after what is more exact', () =>
    expect(hosts(redirect('/blog/*', '/journal/$1', { kind: 'pattern' }), redirect('/blog/a/', '/b/'))).toBe(
      '/blog/a/ /b/ 301\n/blog/* /journal/:splat 301\n',
    ))
  it('names the patterns that it cannot say', () =>
    expect(redirectRules([redirect('/a/#/', '/b/$1/', { kind: 'pattern' })])).toMatchObject({
      hosts: '',
      unsaid: ['/a/#/'],
    }))
  it('says nothing of what is gone, which hosts know nothing of', () =>
    expect(redirectRules([redirect('/gone/', undefined)])).toMatchObject({ hosts: '', unsaid: [] }))
})

describe('the maps of nginx', () => {
  const nginx = (...redirects: ExportedRedirect[]) => redirectRules(redirects).nginx
  it('have a path by its address', () =>
    expect(nginx(redirect('/old/', '/new/'))).toContain('  "/old/" "/new/$is_args$args";'))
  it('have a pattern as an expression with names', () =>
    expect(nginx(redirect('/a.b/*/#', '/c/$2/$1', { kind: 'pattern' }))).toContain(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx writes variables like this
      '  "~^/a\\\\.b/(?<vitrine1>.*)/(?<vitrine2>[0-9]+)$" "/c/${vitrine2}/${vitrine1}$is_args$args";',
    ))
  it('pass on the query of a visitor, before a fragment and beside a query', () => {
    const text = nginx(redirect('/a/', '/b/#c'), redirect('/d/', '/e/?f=1#g'))
    expect(text).toContain('"/b/$is_args$args#c"')
    expect(text).toContain('"/e/?f=1$vitrine_more_args#g"')
    expect(text).toContain('map $args $vitrine_more_args {\n  default "&$args";\n  "" "";\n}')
  })
  it('write a dollar sign of an address so that it is no variable', () =>
    expect(nginx(redirect('/a/', '/$1/$uri/'))).toContain('"/%241/%24uri/$is_args$args"'))
  it('ask for the fields of a query before the path', () => {
    const text = nginx(redirect('/?p=12', '/post/', { kind: 'query' }))
    expect(text).toContain('map "$uri?$arg_p" $vitrine_301_p {\n  default $vitrine_301_path;\n  "/?12" "/post/";\n}')
    expect(text).toContain('map "" $vitrine_301 { default $vitrine_301_p; }')
  })
  it('know what is gone', () =>
    expect(nginx(redirect('/gone/', undefined))).toMatch(/\$vitrine_gone_path {[^}]*"\/gone\/" "1";/))
  it('let no address write rules of its own', () =>
    expect(nginx(redirect('/a";} return 200 "', '/b"; c/'))).toContain(
      '"/a\\";} return 200 \\"" "/b%22;%20c/$is_args$args"',
    ))
})
