import { describe, expect, it } from 'vitest'
import { namePartOf } from './name-words.ts'

describe('the part of a name that a text asks for', () => {
  it.each([
    'Name',
    'Your name',
    'What is your full name?',
    'First and last name',
    'First name and surname',
    'your-name',
    'full_name',
    'Ihr Name*',
    'Vor- und Nachname (Pflichtfeld)',
    'Name, Vorname',
    'שם',
    'שם מלא',
    'השם שלך',
    'שם פרטי ומשפחה',
    'Nom et prénom',
    'Nombre y apellidos',
    'Nome e cognome',
  ])('is the whole for "%s"', (text) => expect(namePartOf(text)).toBe('full'))

  it.each([
    'First name',
    'first-name',
    'Vorname',
    'שם פרטי',
    'Prénom',
    'Pre\u0301nom',
    'Voornaam',
  ])('is the given name for "%s"', (text) => expect(namePartOf(text)).toBe('given'))

  it.each([
    'Last name',
    'Surname',
    'Family name',
    'Ihr Nachname',
    'שם משפחה',
    'Nom de famille',
    'Apellidos',
  ])('is the family name for "%s"', (text) => expect(namePartOf(text)).toBe('family'))

  it.each([
    '',
    'Company name',
    'Name of your company',
    'Username',
    'Firmenname',
    'Name des Kindes',
    'שם החברה',
    'Your',
    '?',
  ])('is none for "%s"', (text) => expect(namePartOf(text)).toBeUndefined())
})
