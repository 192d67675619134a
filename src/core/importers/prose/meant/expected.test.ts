import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string, wanted: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, name, value }) =>
    (decision ?? name) === wanted ? [value] : [],
  )

test.each([
  'The guide wants 1.7.22: containerd 1.7.22 should be on the nodes, we have containerd 1.7.13.',
  'Laut Anleitung sollte containerd 1.7.22 drauf sein. Wir haben containerd 1.7.13.',
  'Expected: containerd 1.7.22, found: containerd 1.7.13.',
  'The manual says containerd should be 1.7.22, we are not there yet, we have containerd 1.7.13.',
])('%s', (text) => expect(told(text, 'runtimeVersion')).toEqual(['1.7.13']))

test('what should be there is all that is known where nobody tells what there is', () => {
  expect(told('It should be Windows Server 2022, I have to check.', 'windowsRelease')).toEqual([
    'ltsc2022',
  ])
})

test('of two that are compared none is the one in use', () => {
  const compared = 'Is the only difference Flannel 0.11.0 vs 0.13.0?'
  expect(told(compared, 'flannel.version')).toEqual([])
  expect(told(`We run Flannel 0.13.0. ${compared}`, 'flannel.version')).toEqual(['0.13.0'])
  expect(told('Calico 3.26.4 versus 3.28.2 makes no difference.', 'calico.version')).toEqual([])
})
