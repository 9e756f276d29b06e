import { describe, expect, it } from 'vitest'
import { strayCharacter, strayCharacterProblem } from './postgres-address.ts'

describe('a password', () => {
  it.each([
    ['postgres://site:pa#ss@db.example/site', '#'],
    ['postgres://site:12#34@db.example/site', '#'],
    ['postgres://site:pa/ss@db.example/site', '/'],
    ['postgres://site:12/34@db.example:5432/site', '/'],
    ['postgres://site:/@db.example/site', '/'],
    ['postgres://site:pa?ss@db.example/site', '?'],
    ['postgres://site:12?34@db.example/site?sslmode=require', '?'],
    ['postgres://site:a/b#c?d@db.example/site', '/'],
  ])('ends too early: %s', (address, stray) => expect(strayCharacter(address)).toBe(stray))

  it.each([
    'postgres://site:secret@db.example/site',
    'postgres://site:pa%23ss%2F%3F@db.example:5432/site?sslmode=require',
    'postgres://site:p@ss@db.example/site',
    'postgres://site:100%@db.example/site',
    'postgres://db.example/site?user=ann@server',
    'postgres://db.example:5432/site?user=ann@server&password=x',
    'postgres://db.example:5432?user=ann@server',
    'postgresql:///site?host=/run/postgresql&user=ann@server',
    'postgres://site@%2Frun%2Fpostgresql/site',
    'postgres://db.example/site',
  ])('is read as it is meant: %s', (address) => expect(strayCharacter(address)).toBeUndefined())

  it('is in no sentence about it', () => {
    const said = strayCharacterProblem('postgres://site:hush#hush@db.example/site')
    expect(said).toContain('has "#"')
    expect(said).toContain('Give %23 in its place')
    expect(said).not.toContain('hush')
  })
})
