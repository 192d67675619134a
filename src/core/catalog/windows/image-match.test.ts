import { expect, test } from 'vitest'
import { weaker } from '../fact.ts'
import { imageMatch } from './image-match.ts'
import { imageReleases, windowsReleases } from './index.ts'

const letters = { runs: 'Y', fails: '-', unknown: '?' }

const grid = (isolation: 'process' | 'hyperv') =>
  Object.fromEntries(
    windowsReleases.map((host) => [
      host,
      imageReleases.map((image) => letters[imageMatch(host, image, isolation).verdict]).join(''),
    ]),
  )

test('releases are ordered by build', () => {
  expect(windowsReleases.join(' ')).toBe(
    'ltsc2016 1709 1803 ltsc2019 1903 1909 2004 20H2 ltsc2022 23H2 ltsc2025',
  )
  expect(imageReleases.join(' ')).toBe(
    'ltsc2016 1709 1803 ltsc2019 1903 1909 2004 20H2 ltsc2022 ltsc2025',
  )
})

test('process isolation: the own build, and above Windows Server 2022 the LTSC before', () =>
  expect(grid('process')).toEqual({
    ltsc2016: 'Y---------',
    '1709': '-Y--------',
    '1803': '--Y-------',
    ltsc2019: '---Y------',
    '1903': '----Y-----',
    '1909': '-----Y----',
    '2004': '------Y---',
    '20H2': '-------Y--',
    ltsc2022: '--------Y-',
    '23H2': '--------Y-',
    ltsc2025: '--------YY',
  }))

test('Hyper-V isolation: up to the own build; nobody says so of the Annual Channel', () =>
  expect(grid('hyperv')).toEqual({
    ltsc2016: 'Y---------',
    '1709': 'YY--------',
    '1803': 'YYY-------',
    ltsc2019: 'YYYY------',
    '1903': 'YYYYY-----',
    '1909': 'YYYYYY----',
    '2004': 'YYYYYYY---',
    '20H2': 'YYYYYYYY--',
    ltsc2022: 'YYYYYYYYY-',
    '23H2': '?????????-',
    ltsc2025: 'YYYYYYYYYY',
  }))

test('every verdict but the unknown ones is verified', () => {
  for (const host of windowsReleases) {
    for (const image of imageReleases) {
      for (const isolation of ['process', 'hyperv'] as const) {
        const { verdict, facts } = imageMatch(host, image, isolation)
        const confidence = facts.map((fact) => fact.confidence).reduce(weaker)
        expect(confidence).toBe(verdict === 'unknown' ? 'unknown' : 'verified')
      }
    }
  }
})
