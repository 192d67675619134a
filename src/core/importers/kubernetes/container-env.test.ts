import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'
import { windowsPod } from '../../testing/windows-pod.ts'

const read = (image: string) =>
  diagnose([
    {
      name: 'a.yaml',
      text: `${windowsPod(image)}    env:
    - {name: SERVICE_SUBNET, value: 10.43.0.0/16}
    - {name: K8S_SERVICE_CIDR, value: 10.96.0.0/12}
    - {name: CNI_BIN_PATH, value: 'C:\\k\\bin'}
`,
    },
  ]).observations.flatMap(({ name, value }) =>
    /^(?:serviceCIDR|flannel\.cniBinDir)$/.test(name) ? [value] : [],
  )

test('what the agent of Flannel is given', () =>
  expect(read('r.example/flannel:1')).toEqual(['10.43.0.0/16', 'C:\\k\\bin']))

test('what the installer of Calico is given', () =>
  expect(read('r.example/calico-install:1')).toEqual(['10.96.0.0/12']))

test('what others mean by the same names', () => expect(read('r.example/app:1')).toEqual([]))
