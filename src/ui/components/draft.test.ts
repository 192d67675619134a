import { expect, test } from 'vitest'
import { decisionIds, decisionOf } from '../../core/plan.ts'
import { draftOf, readDraft } from './draft.ts'

const bounds = decisionIds.flatMap((id) => {
  const decision = decisionOf(id)
  return decision.kind === 'number' ? [{ id, min: decision.min, max: decision.max }] : []
})

test.each(bounds)('$id takes $min to $max, both included', ({ id, min, max }) => {
  expect(readDraft(id, String(min))).toEqual({ ok: true, value: min })
  expect(readDraft(id, ` ${max} `)).toEqual({ ok: true, value: max })
  for (const outside of [min - 1, max + 1]) {
    expect(readDraft(id, String(outside))).toMatchObject({
      ok: false,
      wanted: expect.stringContaining(`from ${min} to ${max}`),
    })
  }
})

test('a number is whole unless the decision says otherwise, and never empty', () => {
  expect(readDraft('replicas', '1.5')).toMatchObject({ ok: false })
  expect(readDraft('memoryGiB', '1.5')).toEqual({ ok: true, value: 1.5 })
  expect(readDraft('replicas', '')).toMatchObject({ ok: false })
  expect(readDraft('replicas', 'many')).toMatchObject({ ok: false })
})

test('an empty field is automatic where that is a choice', () => {
  expect(readDraft('runtimeVersion', ' ')).toEqual({ ok: true, value: 'auto' })
  expect(readDraft('nodeName', ' ')).toEqual({ ok: true, value: '' })
  expect(draftOf('auto')).toBe('')
})

test('a list has one entry a line, without blanks, up to 256', () => {
  expect(readDraft('nodeLabels', ' a=b \n\n c=d\n')).toEqual({ ok: true, value: ['a=b', 'c=d'] })
  expect(draftOf(['a=b', 'c=d'])).toBe('a=b\nc=d')
  expect(readDraft('nodeLabels', 'a\n'.repeat(256))).toMatchObject({ ok: true })
  expect(readDraft('nodeLabels', 'a\n'.repeat(257))).toMatchObject({ ok: false })
  expect(readDraft('nodeLabels', 'a'.repeat(4_097))).toMatchObject({ ok: false })
})

test('text takes 4096 characters', () => {
  expect(readDraft('nodeName', 'a'.repeat(4_096))).toMatchObject({ ok: true })
  expect(readDraft('nodeName', 'a'.repeat(4_097))).toMatchObject({ ok: false })
})
