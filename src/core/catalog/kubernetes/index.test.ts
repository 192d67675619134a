import { expect, test } from 'vitest'
import { compareVersions, isAtLeast, minorOf } from '../version.ts'
import { kubernetes, kubernetesVersions, newestVerified } from './index.ts'

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

test('a patch release belongs to its minor, and dates follow each other', () => {
  for (const { id, newestPatch, released, endOfSupport } of minors) {
    if (newestPatch.value !== null) expect(minorOf(newestPatch.value)).toBe(id)
    if (endOfSupport.value !== null) expect(released.value < endOfSupport.value).toBe(true)
  }
})

test('dockershim is gone for good', () => {
  for (const { id, runtimes } of minors) {
    expect(runtimes.docker.state.value === 'removed').toBe(isAtLeast(id, '1.24'))
    expect(runtimes.containerd !== undefined).toBe(isAtLeast(id, '1.18'))
    expect(runtimes.mirantis !== undefined).toBe(isAtLeast(id, '1.24'))
  }
})
