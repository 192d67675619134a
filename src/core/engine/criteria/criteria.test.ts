import { describe, expect, test } from 'vitest'
import type { PlatformId } from '../../catalog/cni/define.ts'
import { cni } from '../../catalog/cni/index.ts'
import { criteria } from '../../catalog/criteria/index.ts'
import { reasons } from '../../catalog/criteria/reasons.ts'
import { platforms } from '../../catalog/platforms/index.ts'
import { resolveSource } from '../../catalog/sources/index.ts'
import { keysOf } from '../../values/keys.ts'
import { networkDesigns } from '../compare/variant.ts'
import { criterionRows } from './criteria.ts'

const all = (platform: PlatformId) => networkDesigns.map(() => platform)

const isCited = (sources: readonly string[]) =>
  sources.length > 0 && sources.every((ref) => resolveSource(ref) !== undefined)

describe.each(keysOf(platforms))('every design on %s', (platform) => {
  test('each cell has a source or is not known', () => {
    const faults = criterionRows(networkDesigns, all(platform)).flatMap(({ id, cells }) =>
      cells.flatMap(({ value, confidence, sources }, i) =>
        value.text !== '' && (confidence === 'unknown' || isCited(sources))
          ? []
          : [`${id} of ${networkDesigns[i]?.name ?? ''}`],
      ),
    )
    expect(faults).toEqual([])
  })
})

test('a criterion tells at least two designs apart', () => {
  const same = criterionRows(networkDesigns, all('on-premises')).filter(({ differs }) => !differs)
  expect(same).toEqual([])
})

test('criteria have ids and names of their own', () => {
  const rows = criterionRows(networkDesigns, all('on-premises'))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(criteria.length)
})

test('rows that differ come first', () => {
  const pair = [
    { cni: 'flannel', mode: 'l2bridge' },
    { cni: 'flannel', mode: 'overlay' },
  ] as const
  const differing = criterionRows(pair, all('on-premises')).map(({ differs }) => differs)
  expect(differing).toEqual(differing.toSorted((a, b) => Number(b) - Number(a)))
  expect(differing).toContain(false)
})

test('what the plugins’ entries say is taken from there', () => {
  const rows = criterionRows([{ cni: 'calico', mode: 'overlay' }], ['on-premises'])
  const policy = rows.find(({ id }) => id === 'network-policy')?.cells[0]
  expect(policy).toMatchObject({ value: { grade: 'good' } })
  expect(policy?.sources).toBe(cni.calico.networkPolicy.sources)
})

test('every design that is supported has its reasons, each with sources', () => {
  const said: Partial<Record<string, (typeof reasons)[keyof typeof reasons]>> = reasons
  for (const design of networkDesigns) {
    const own = said[`${design.cni} ${design.mode}`]
    expect(own, design.name).toBeDefined()
    expect(isCited(own?.why.sources ?? []) && isCited(own?.whyNot.sources ?? [])).toBe(true)
  }
})

test('a plugin made for certain platforms is nothing for others', () => {
  const azure = { cni: 'azure-vnet', mode: 'l2bridge' } as const
  const on = (platform: PlatformId) =>
    criterionRows([azure], [platform]).find(({ id }) => id === 'platform')?.cells[0]
  expect(on('on-premises')?.value).toMatchObject({
    grade: 'no',
    text: expect.stringMatching(/^Made for Azure/),
  })
  expect(on('on-premises')?.sources).toBe(cni['azure-vnet'].platforms?.sources)
  expect(on('azure')?.value.grade).toBe('good')
})
