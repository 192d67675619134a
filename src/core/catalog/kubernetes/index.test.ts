import { expect, test } from 'vitest'
import { compareVersions, isAtLeast, minorOf } from '../../values/version.ts'
import { hasDockershim, kubernetes, kubernetesVersions, newestVerified } from './index.ts'

const minors = Object.values(kubernetes)

test('minors come oldest first, without a gap', () => {
  const numbers = kubernetesVersions.map((id) => Number(id.slice(2)))
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
})

test('the newest verified minor is the newest whose flags were read', () => {
  expect(kubernetes[newestVerified].flagsRead).toBe(true)
  for (const { id, flagsRead } of minors) {
    expect(flagsRead).toBe(compareVersions(id, newestVerified) <= 0)
  }
})

test('beyond it nothing but final removals is verified', () => {
  for (const { flagsRead, hosts, runtimes, newestPatch, released } of minors) {
    if (flagsRead) continue
    expect([hosts, newestPatch, released].map(({ confidence }) => confidence)).not.toContain(
      'verified',
    )
    expect(runtimes.docker.state).toMatchObject({ confidence: 'verified', lasting: true })
  }
})

test.each(minors.map((minor) => [minor.id, minor] as const))(
  'a patch release of %s belongs to it, and dates follow each other',
  (id, { newestPatch, released, endOfSupport }) => {
    expect(minorOf(newestPatch.value ?? `${id}.0`)).toBe(id)
    expect(released.value < (endOfSupport.value ?? '9999')).toBe(true)
  },
)

test('dockershim is gone for good', () => {
  for (const { id, runtimes } of minors) {
    expect(runtimes.docker.state.value === 'removed').toBe(isAtLeast(id, '1.24'))
    expect(runtimes.containerd !== undefined).toBe(isAtLeast(id, '1.18'))
    expect(runtimes.mirantis !== undefined).toBe(isAtLeast(id, '1.24'))
  }
})

test.each([
  ['1.14', true],
  ['1.23.17', true],
  ['v1.24.0', false],
  ['1.99', false],
] as const)('whether %s has dockershim', (release, has) => expect(hasDockershim(release)).toBe(has))
