import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const idsIn = (text: string) => diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)

const backOff =
  '  Warning  BackOff  28s  kubelet  Back-off restarting failed container web in pod web-1_shop(0b0d)'
const failed =
  '  Warning  Failed   5m   kubelet  Error: failed to create containerd task: failed to create shim task: hcs::CreateComputeSystem web: The container operating system does not match the host operating system.: unknown'

test('a container that is started again says nothing beside why it does not start', () => {
  expect(idsIn(`Events:\n${failed}\n${backOff}\n`)).not.toContain('symptom-g-21')
  expect(idsIn(`Events:\n${backOff}\n`)).toContain('symptom-g-21')
})

test('a group that the list of a role has is not missing', () => {
  expect(idsIn('mapRoles: |\n  - groups:\n    - eks:kube-proxy-windows\n')).not.toContain(
    'symptom-m-prx-17',
  )
  expect(idsIn('Our role lacks eks:kube-proxy-windows, I think.\n')).toContain('symptom-m-prx-17')
})
