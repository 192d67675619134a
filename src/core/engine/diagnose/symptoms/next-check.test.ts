import { describe, expect, test } from 'vitest'
import { trees } from '../../../catalog/symptoms/trees.ts'
import { answersIn, nextCheck, symptomGroups } from './next-check.ts'
import type { Answer } from './walk-tree.ts'

const listed = symptomGroups.flatMap(({ symptoms }) => symptoms)

test('every guide has a title and begins with a question or a command', () => {
  expect(listed).toHaveLength(trees.length)
  for (const { title, firstQuestion, said } of listed) {
    expect([title, firstQuestion, ...said]).not.toContain('')
  }
})

test('a question is answered in its own words, whichever of them is expected', () => {
  expect(nextCheck('T-13', { a: 'yes', b: 'yes' })).toMatchObject({
    ask: 'Is it a HostProcess pod?',
    words: { yes: 'No', no: 'Yes' },
    means: { no: expect.stringContaining('HostProcess cannot run') },
  })
  expect(nextCheck('T-03', {})).toMatchObject({ words: { yes: 'Yes', no: 'No' } })
  const questions = trees.flatMap(({ steps }) => steps.filter(({ ask }) => ask !== undefined))
  expect([...new Set(questions.map(({ expected }) => expected.value))].toSorted()).toEqual([
    'No.',
    'Yes.',
  ])
})

describe('nextCheck', () => {
  test('says what each answer means', () =>
    expect(nextCheck('T-03', { a: 'yes' })).toMatchObject({
      kind: 'check',
      stepId: 'b',
      command: expect.stringContaining('kubectl get endpointslices'),
      means: {
        yes: expect.stringMatching(/^Next: .*Test-NetConnection/),
        no: expect.stringContaining('no ready endpoint'),
      },
      sources: ['k8s-proxier'],
    }))

  test('ends with a cause, its remedy and what says more', () =>
    expect(nextCheck('T-03', { a: 'yes', b: 'yes', c: 'no' })).toMatchObject({
      kind: 'outcome',
      cause: expect.stringContaining('do not reach each other'),
      see: [{ id: 'T-07', kind: 'tree', text: expect.any(String) }],
    }))

  test('begins where the message leads to, without what it answers', () => {
    const start = { step: 'b', answered: { b: 'no' } } as const
    const next = nextCheck('T-01', {}, {}, start)
    expect(next).toMatchObject({ skipped: [{ stepId: 'b', answer: 'no', by: 'message' }] })
    expect(nextCheck('T-01', { b: 'yes' }, {}, start)).not.toEqual(next)
    expect(nextCheck('T-01', {}, {})).toMatchObject({ stepId: 'a', skipped: [] })
    expect(nextCheck('T-01', {}, {}, { step: 'none', answered: {} })).toMatchObject({ stepId: 'a' })
  })

  test('names the steps that the setup answers', () =>
    expect(nextCheck('T-08', { a: 'no' }, { cni: 'flannel' })).toMatchObject({
      kind: 'check',
      stepId: 'c',
      skipped: [{ stepId: 'b', answer: 'no', text: expect.any(String) }],
    }))

  test('knows no other guide', () => expect(nextCheck('T-99', {})).toBeUndefined())

  test.each(listed)('$id resolves whatever it refers to', ({ id }) => {
    const walk = (answers: Record<string, Answer>) => {
      const next = nextCheck(id, answers)
      if (!next) throw new Error(`${id} ends in nothing`)
      if (next.kind === 'outcome') {
        expect(next.cause ?? next.collect).not.toBe('')
        expect(next.cause ?? next.collect).toBeDefined()
        return
      }
      expect([next.means.yes, next.means.no]).not.toContain('')
      walk({ ...answers, [next.stepId]: 'yes' })
      walk({ ...answers, [next.stepId]: 'no' })
    }
    walk({})
  })
})

describe('output that was pasted', () => {
  const ready = (message: string) => `Ready  False  KubeletNotReady  ${message}`

  test('answers its own check and the questions about its message', () => {
    expect(answersIn('T-02', 'a', ready('cni plugin not initialized'))).toEqual({
      a: 'yes',
      b: 'yes',
    })
    expect(answersIn('T-02', 'a', ready('Kubelet stopped posting node status.'))).toEqual({
      a: 'yes',
      b: 'no',
      c: 'yes',
    })
  })

  test('of a command that tries something answers whether it works', () => {
    expect(answersIn('T-05', 'b', 'curl: (28) Failed to connect to a.example port 443')).toEqual({
      b: 'no',
    })
    expect(answersIn('T-05', 'b', '< HTTP/1.1 200 OK')).toEqual({ b: 'yes' })
    expect(answersIn('T-02', 'e', 'TcpTestSucceeded : False')).toEqual({ e: 'no' })
  })

  test('answers nothing without the words of any of them', () => {
    expect(answersIn('T-02', 'a', ready('something else'))).toEqual({})
    expect(answersIn('T-02', 'd', 'Stopped kubelet')).toEqual({})
    expect(answersIn('T-99', 'a', ready('cni plugin not initialized'))).toEqual({})
    expect(answersIn('T-02', 'z', ready('cni plugin not initialized'))).toEqual({})
  })
})
