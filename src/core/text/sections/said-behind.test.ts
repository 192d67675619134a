import { describe, expect, it } from 'vitest'
import { linesOf } from '../lines.ts'
import { isSaidBehind } from './said-behind.ts'

const service = 'apiVersion: v1\nkind: Service\nspec:\n  ports:\n  - port: 80\n'

const isSaid = (text: string, behind = service) => {
  const lines = linesOf(behind + text)
  return isSaidBehind(lines, lines.length - 1)
}

describe('isSaidBehind', () => {
  it.each([
    ['a sentence', 'Thanks: we hope to hear from you'],
    ['a note', '\nnote: two of the nodes run Windows'],
    ['what kubectl prints', 'error: unable to recognize "service.yaml"'],
    ['a version', 'Server: v1.20.2'],
    ['a head of its own', '\nEvents: none'],
    ['a line of a log', 'proxier.go: 1756] "Policy creation failed"'],
    ['a list of what works', '\n- it answers from Linux nodes'],
  ])('hears %s', (_, text) => {
    expect(isSaid(text)).toBe(true)
  })

  it.each([
    ['a key of one word', 'type: Opaque'],
    ['a key that is written wrong', 'sepc:'],
    ['a capital in a key', 'Spec:'],
    ['an address', 'server: 10.1.20.2'],
    ['a version of something else', 'version: v1.20.2'],
    ['a text', 'description: for pods of our team'],
    ['a quoted value', 'value: "for pods of our team"'],
    ['a list of objects', '- kind: ServiceAccount'],
  ])('leaves %s in the object', (_, text) => {
    expect(isSaid(text)).toBe(false)
  })

  it('leaves a list below a key', () => {
    expect(isSaid('- write all events down', 'kind: Job\nrules:\n')).toBe(false)
  })
})
