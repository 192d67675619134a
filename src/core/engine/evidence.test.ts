import { describe, expect, test } from 'vitest'
import { inferred, unknown, verified } from '../catalog/fact.ts'
import { confidenceOf, sourcesOf } from './evidence.ts'

const read = verified('read', ['aks#1792'])
const concluded = inferred('concluded', ['aks#1792', 'eks-windows'])
const untold = unknown('untold', ['gke-windows'])
const removed = verified('removed', ['gke-windows'], { lasting: true })

describe('sources', () => {
  test('no fact has none', () => expect(sourcesOf([])).toEqual([]))
  test('each stands once, in the order of the facts', () =>
    expect(sourcesOf([read, concluded, untold])).toEqual([
      'aks#1792',
      'eks-windows',
      'gke-windows',
    ]))
})

describe('confidence', () => {
  test.each([
    ['verified facts', [read, removed], undefined, 'verified'],
    ['the weakest of several', [read, concluded], undefined, 'inferred'],
    ['a fact that nobody states', [read, untold, concluded], undefined, 'unknown'],
    ['a minor whose flags were read', [read], '1.36', 'verified'],
    ['a minor whose flags were not read', [read], '1.37', 'inferred'],
    ['a final state in such a minor', [read, removed], '1.37', 'verified'],
    ['a conclusion in such a minor', [concluded, removed], '1.37', 'inferred'],
  ] as const)('%s', (_, facts, version, confidence) =>
    expect(confidenceOf(facts, version)).toBe(confidence),
  )
})
