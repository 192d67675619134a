import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { dayParts } from './day-parts.ts'

const labels = (...names: readonly string[]) =>
  dayParts(names.map((name) => ({ name, text: 'x' }))).map(({ label }) => label)

test.each([
  [
    ['2024-06-01/a.txt', '2024-06-02/a.txt'],
    ['the time 2024-06-02', 'the time 2024-06-01'],
  ],
  [
    [
      'x-20240603/logs_20240601-0612/w/a.txt',
      'x-20240603/logs_20240602-0700/w/a.txt',
      'x-20240603/b.txt',
    ],
    ['the time logs_20240602-0700', 'the time logs_20240601-0612'],
  ],
])('%j', (names, expected) => expect(labels(...names)).toEqual(expected))

test.each([
  [['2024-06-01/a.txt', '2024-06-01/b.txt']],
  [['2024-06-01/a.txt', '2024-06-02/b.txt']],
  [['20240601.log', '20240602.log']],
  [['win-2019/a.txt', 'win-2022/a.txt']],
  [['10.0.20348.2700/a.txt', '10.0.17763.5696/a.txt']],
  [['KB20241201234/a.txt', 'KB20241201235/a.txt']],
  [Array.from({ length: 9 }, (_, i) => `2024-06-0${i + 1}/a.txt`)],
])('no days: %j', (names) => expect(labels(...names)).toEqual([]))

test('what was another day does not contradict what is', () => {
  const version = (release: string) =>
    `PS C:\\> containerd --version\ncontainerd github.com/containerd/containerd v${release} 7c3aca7a610df76212171d200ca3811ff6096eb8\n`
  const { findings, scenario } = diagnose([
    { name: '2024-06-01/win-1.txt', text: version('1.7.13') },
    { name: '2024-06-02/win-1.txt', text: version('1.7.18') },
  ])

  expect(findings).toEqual([])
  expect(scenario.runtimeVersion).toBe('1.7.18')
})
