import { describe, expect, test } from 'vitest'
import { trees, type Tree } from '../../../catalog/symptoms/trees.ts'
import { nextStep, type Answer } from './walk-tree.ts'

const tree = (id: string): Tree => {
  const found = trees.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

const at = (
  ...[id, answers = {}, known = {}]: [
    string,
    Record<string, Answer>?,
    Parameters<typeof nextStep>[2]?,
  ]
) => {
  const state = nextStep(tree(id), answers, known)
  return state && 'step' in state ? state.step.id : state?.outcome
}

describe('nextStep', () => {
  test('begins at the first step', () => expect(at('T-01')).toBe('a'))

  test('follows the answers', () => {
    expect(at('T-01', { a: 'yes' })).toBe('b')
    expect(at('T-01', { a: 'yes', b: 'no' })).toBe('f')
    expect(at('T-01', { a: 'yes', b: 'no', f: 'yes' })).toMatchObject({
      see: ['M-HCS-14', 'M-HCS-02'],
    })
  })

  test('ends with what to collect', () =>
    expect(at('T-01', { a: 'yes', b: 'no', f: 'no', g: 'no', h: 'no', i: 'no', j: 'no' })).toEqual({
      end: expect.stringContaining('Collect'),
    }))

  test('skips what the setup answers, and says so', () => {
    const state = nextStep(tree('T-08'), { a: 'no' }, { cni: 'flannel' })
    expect(state).toMatchObject({
      step: { id: 'c' },
      skipped: [{ step: { id: 'b' }, answer: 'no' }],
    })
    expect(at('T-08', { a: 'no' }, { cni: 'antrea' })).toMatchObject({ see: ['M-NET-51'] })
    expect(at('T-08', { a: 'no' })).toBe('b')
  })

  test('needs every decision of an answer', () => {
    const answers: Record<string, Answer> = { a: 'yes', b: 'yes', c: 'yes', d: 'yes', e: 'yes' }
    const cloud = { platform: 'azure', cni: 'flannel' } as const
    expect(at('T-05', answers, cloud)).toBe('f')
    expect(at('T-05', answers, { ...cloud, networkMode: 'l2bridge' })).toMatchObject({
      see: ['M-NET-59'],
    })
    expect(at('T-05', answers, { ...cloud, networkMode: 'overlay' })).toMatchObject({
      end: expect.stringContaining('Collect'),
    })
  })

  test('a given answer counts more than the setup', () =>
    expect(at('T-08', { a: 'no', b: 'yes' }, { cni: 'flannel' })).toMatchObject({
      see: ['M-NET-51'],
    }))

  test.each(trees)('$id ends whatever is answered', (one) => {
    const walk = (answers: Record<string, Answer>): number => {
      const state = nextStep(one, answers, {})
      if (!state || 'outcome' in state) return 1
      const { id } = state.step
      return walk({ ...answers, [id]: 'yes' }) + walk({ ...answers, [id]: 'no' })
    }
    expect(walk({})).toBeGreaterThan(one.steps.length)
  })
})
