import { describe, expect, test } from 'vitest'
import { stated } from '../../../model/observe.ts'
import { readOnce } from './read-once.ts'
import { readFiles } from './read.ts'

const at = (line: number, column: number) => ({ file: 'a.txt', line, column })
const read = (raw: string, column: number, more: { subject?: string; inferred?: true } = {}) =>
  stated('kubernetesRelease', '1.30.2', raw, at(1, column), more)

describe('a value that two readers take at one place', () => {
  const short = read('1.30.2', 41)
  const long = read('v1.30.2', 40)

  test.for([
    ['is one observation', [long, short], [long]],
    [
      'is the one that stands there in words',
      [read('v1.30.2', 40, { inferred: true }), short],
      [short],
    ],
    ['is two where it stands twice', [long, read('1.30.2', 60)], undefined],
    ['is two for two subjects', [long, read('1.30.2', 41, { subject: 'node a' })], undefined],
    [
      'is two on two lines',
      [long, stated('kubernetesRelease', '1.30.2', '1.30.2', at(2, 41))],
      undefined,
    ],
    [
      'is two with two values',
      [long, stated('kubernetesRelease', '1.30', '1.30', at(1, 41))],
      undefined,
    ],
  ] as const)('%s', ([, all, kept]) => {
    expect(readOnce(all)).toEqual(kept ?? all)
  })

  test('is told once of a sentence', () => {
    const text =
      'We run a Windows node with kubelet v1.30.2 on Windows Server 2022 (10.0.20348.2582).'
    const { documents } = readFiles([{ name: 'a.txt', text }])
    const names = documents.flatMap(({ reading }) =>
      (reading.observations ?? []).map(({ name }) => name),
    )
    expect(names.filter((name) => name === 'kubernetesRelease')).toHaveLength(1)
    expect(names.filter((name) => name === 'host.build')).toHaveLength(1)
  })
})
