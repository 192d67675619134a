import { expect, test } from 'vitest'
import { initialChoices } from '../model/presets/define.ts'
import { catalogAge, isCatalogOld } from './catalog-age.ts'
import { evaluate } from './evaluate.ts'

test.each([
  ['2026-11-21', false],
  ['2027-02-28', false],
  ['2027-03-01', true],
  ['2028-01-01', true],
])('facts of 31 August 2026 on %s: old is %s', (today, isOld) => {
  expect(isCatalogOld(today)).toBe(isOld)
  expect(catalogAge(today).map(({ id, severity }) => [id, severity])).toEqual(
    isOld ? [['catalog-age', 'info']] : [],
  )
})

test('today decides what has ended and the age of the facts, nothing else', () => {
  const choices = { ...initialChoices, kubernetesVersion: '1.34' } as const
  const others = (today?: string) =>
    evaluate(choices, undefined, today).findings.filter(
      ({ id }) => id !== 'support-ended' && id !== 'catalog-age',
    )
  const ended = (today?: string) =>
    evaluate(choices, undefined, today)
      .findings.filter(({ id }) => id === 'support-ended')
      .map(({ decisions }) => decisions)
  expect(ended()).not.toContainEqual(['kubernetesVersion'])
  expect(ended('2030-01-01')).toContainEqual(['kubernetesVersion'])
  expect(others('2030-01-01')).toEqual(others())
  expect(evaluate(choices, undefined, '2026-08-31').findings).toEqual(evaluate(choices).findings)
})
