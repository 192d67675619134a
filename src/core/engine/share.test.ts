import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogVersion } from '../catalog/catalog.ts'
import { initialChoices } from '../model/presets/define.ts'
import { presets } from '../model/presets/index.ts'
import { anyChoices, hostileText } from '../testing/choices.ts'
import { schemaVersion } from './migrate.ts'
import { toScenarioFile } from './scenario-file.ts'
import { fromQuery, toQuery } from './share.ts'

test('a link gives back every choice', () => {
  fc.assert(
    fc.property(anyChoices(hostileText), (choices) => {
      const { choices: read, findings } = fromQuery(toQuery(choices))
      expect(findings).toEqual([])
      expect(read).toEqual(wellFormed(choices))
    }),
  )
})

test.each(presets)('the link of preset $id gives it back', ({ choices }) => {
  expect(fromQuery(toQuery(choices))).toMatchObject({
    choices,
    findings: [],
    catalogVersion,
  })
})

test('a link is readable, holds what differs from the defaults, and pins the versions', () => {
  expect(
    toQuery({ ...initialChoices, clusterCIDR: '10.8.0.0/16', virtualNetworks: ['a', 'b'] }),
  ).toBe(
    `v=${schemaVersion}-${catalogVersion}&kubernetesVersion=1.36&clusterCIDR=10.8.0.0/16&windowsRelease=ltsc2025&cni=flannel&virtualNetworks=a&virtualNetworks=b`,
  )
})

test('half a surrogate pair is written as the replacement character, and not thrown at', () => {
  expect(toQuery({ ...initialChoices, nodeName: 'a\ud800b' })).toContain('nodeName=a%EF%BF%BDb')
})

test('auto stays auto', () => {
  expect(toQuery(initialChoices)).not.toMatch(/runtimeVersion|imageRelease/)
  expect(fromQuery('').choices.runtimeVersion).toBe('auto')
})

describe('a link from anywhere', () => {
  test.each([
    ['kubernetesVersion=1.99', 'unknown-value', /1\.99/],
    ['vni=many', 'unknown-value', /whole number/],
    ['vni=1.5', 'unknown-value', /whole number/],
    ['useRuntimeClass=maybe', 'unknown-value', /true or false/],
    ['colour=red', 'unknown-decision', /colour/],
    ['__proto__=x', 'unknown-decision', /__proto__/],
    ['v=99-2030.01', 'newer-scenario', /form 99/],
  ])('%s is reported and the rest kept', (query, id, message) => {
    const { choices, findings } = fromQuery(`${query}&clusterDomain=example.org`)
    expect(choices).toEqual({ ...initialChoices, clusterDomain: 'example.org' })
    expect(findings).toMatchObject([{ id, message: expect.stringMatching(message) }])
  })

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        fromQuery(query)
      }),
    )
  })

  test('form 0 is migrated', () => {
    expect(fromQuery('v=0&nodeSubnet=10.1.0.0/16')).toMatchObject({
      choices: { managementSubnet: '10.1.0.0/16' },
      findings: [],
    })
  })
})

/** A lone surrogate cannot be part of an address; it becomes U+FFFD. */
function wellFormed<T>(choices: T): T {
  return JSON.parse(
    JSON.stringify(choices, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  ) as T
}

test('a link and scenario.json leave out what looks like a secret', () => {
  const choices = { ...initialChoices, httpProxy: 'http://me:hunter22@proxy:3128' }
  expect(toQuery(choices)).toContain('httpProxy=http://me@proxy:3128')
  expect(toScenarioFile(choices)).not.toContain('hunter22')
})
