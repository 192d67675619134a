import { expect, test } from 'vitest'
import type { Effect } from './effect.ts'
import {
  brought,
  cluster,
  file,
  inUse,
  installed,
  running,
  seenByServices,
  session,
  set,
} from './thing.ts'
import { walk, type Planned } from './walk.ts'

const steps = (
  ...effects: readonly (Partial<Effect> & { step: string })[]
): readonly Planned<string>[] =>
  effects.map(({ step, ...effect }) => ({
    step,
    effect: { does: `does ${step}`, needs: [], ...effect },
  }))
const a = file('a')
const b = file('b')

test('what was made before is there', () =>
  expect(walk(steps({ step: 'one', makes: [a] }, { step: 'two', needs: [a] }), [], [])).toEqual([]))

test('what is made later comes too late', () =>
  expect(walk(steps({ step: 'one', needs: [a] }, { step: 'two', makes: [a] }), [], [])).toEqual([
    { step: 'one', does: 'does one', needs: a, madeBy: ['two'] },
  ]))

test('what nothing makes is reported once', () =>
  expect(walk(steps({ step: 'one', needs: [a] }, { step: 'two', needs: [a] }), [], [])).toEqual([
    { step: 'one', does: 'does one', needs: a, madeBy: [] },
  ]))

test('one of several is enough', () => {
  expect(walk(steps({ step: 'one', needs: [[a, b]] }), [b], [])).toEqual([])
  expect(walk(steps({ step: 'one', needs: [[a, b]] }), [], [])).toHaveLength(1)
})

test('what is removed has to be made again', () =>
  expect(
    walk(steps({ step: 'one', removes: [a] }, { step: 'two', needs: [a] }), [a], []),
  ).toHaveLength(1))

test('what must not be there is a fault', () =>
  expect(
    walk(steps({ step: 'one', refuses: [running('kubelet')] }), [running('kubelet')], []),
  ).toHaveLength(1))

test('an effect that hangs on a thing is left out without it', () => {
  const effects = steps({ step: 'one', onlyWith: [a, b], needs: [brought.token] })
  expect(walk(effects, [], [])).toEqual([])
  expect(walk(effects, [b], [])).toHaveLength(1)
})

test('a restart ends sessions, and starts features and variables', () => {
  const made = [installed('Containers'), set('NO_PROXY'), session.administrator]
  const needs = [inUse('Containers'), seenByServices('NO_PROXY'), session.administrator]
  const restarted = walk(steps({ step: 'one', restarts: true }, { step: 'two', needs }), made, [])
  expect(restarted.map((fault) => fault.needs)).toEqual([session.administrator])
  const not = walk(steps({ step: 'one' }, { step: 'two', needs }), made, [])
  expect(not.map((fault) => fault.needs)).toEqual(needs.slice(0, 2))
})

test('a component acts as soon as it can, and what it misses is named', () => {
  const kubelet: Effect = {
    does: 'the kubelet registers its Node',
    needs: [running('kubelet'), a],
    makes: [cluster.node],
  }
  const planned = steps(
    { step: 'one', makes: [running('kubelet')] },
    { step: 'two', needs: [cluster.node] },
  )
  expect(walk(planned, [a], [kubelet])).toEqual([])
  expect(walk(planned, [], [kubelet])).toEqual([
    { step: 'two', does: 'the kubelet registers its Node', needs: a, madeBy: [] },
  ])
})

test('where a component waits for a later step, the need itself is too early', () => {
  const agent: Effect = { does: 'the agent runs', needs: [a], makes: [b] }
  const planned = steps({ step: 'one', needs: [b] }, { step: 'two', makes: [a] })
  expect(walk(planned, [], [agent])).toEqual([
    { step: 'one', does: 'does one', needs: b, madeBy: ['two'] },
  ])
})
