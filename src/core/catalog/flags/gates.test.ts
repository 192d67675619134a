import { describe, expect, test } from 'vitest'
import { gateIn, gates } from './gates.ts'

test('every line of the table is read', () => {
  expect(gates().size).toBe(467)
  for (const { name, steps, removed } of gates().values()) {
    expect(name).toMatch(/^\w+$/)
    for (const { from } of steps) expect(from).toMatch(/^1\.\d\d$/)
    if (removed !== undefined) expect(removed).toMatch(/^1\.\d\d$/)
  }
})

describe('gateIn', () => {
  test('a gate that is off, on by default and locked in turn', () => {
    expect(gateIn('WinOverlay', '1.19.16')).toMatchObject({ is: 'known', default: false })
    expect(gateIn('WinOverlay', '1.20.15')).toMatchObject({
      is: 'known',
      default: true,
      locked: false,
    })
    expect(gateIn('WinOverlay', '1.34.0')).toMatchObject({
      is: 'known',
      default: true,
      locked: true,
    })
  })

  test('a gate that is gone, and one that is not there yet', () => {
    expect(gateIn('HyperVContainer', '1.20.0').is).toBe('known')
    expect(gateIn('HyperVContainer', '1.21.0')).toMatchObject({ is: 'removed', since: '1.21' })
    expect(gateIn('WindowsHostProcessContainers', '1.21.14')).toMatchObject({
      is: 'early',
      from: '1.22',
    })
  })

  test('a gate that came with a patch release', () => {
    expect(gateIn('OrderedNamespaceDeletion', '1.30.10')).toMatchObject({
      is: 'early',
      from: '1.30.11',
    })
    expect(gateIn('OrderedNamespaceDeletion', '1.30.11').is).toBe('known')
  })

  test('a gate of a library, and a name that nobody declares', () => {
    expect(gateIn('AllAlpha', '1.20.0').is).toBe('library')
    expect(gateIn('ContextualLogging', '1.36.0').is).toBe('library')
    expect(gateIn('HyperVContainers', '1.20.0').is).toBe('unheard')
  })
})
