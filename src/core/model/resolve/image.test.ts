import { expect, test } from 'vitest'
import { resolve } from '../../engine/resolve.ts'
import { initialChoices } from '../presets/define.ts'
import type { Choices } from '../scenario.ts'

const imageOf = (given: Partial<Choices>) => {
  const { image, imageRelease } = resolve({ ...initialChoices, ...given })
  return [image.replace(/^.*windowsservercore-/, ''), imageRelease]
}

test('an image that nobody named is of the release that the host runs', () => {
  expect(imageOf({ windowsRelease: 'ltsc2019' })).toEqual(['ltsc2019', 'ltsc2019'])
  expect(imageOf({ windowsRelease: '23H2' })).toEqual(['ltsc2022', 'ltsc2022'])
  expect(imageOf({ windowsRelease: '1909' })).toEqual(['1909', '1909'])
})

test('or of the release that was chosen for images', () =>
  expect(imageOf({ windowsRelease: 'ltsc2025', imageRelease: 'ltsc2022' })).toEqual([
    'ltsc2022',
    'ltsc2022',
  ]))

test('the release follows an image that somebody named', () =>
  expect(imageOf({ image: 'app:ltsc2019' })).toEqual(['app:ltsc2019', 'ltsc2019']))
