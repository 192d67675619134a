import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { kubeletsNear } from './kubelets-near.ts'

const row = (name: string, version: string) =>
  `${name}   Ready   <none>   9d   v${version}   10.0.0.${name.length}   <none>   Windows Server 2022 Datacenter   10.0.20348.2700   containerd://1.7.20`
const list = (...rows: readonly string[]) =>
  `$ kubectl get nodes -o wide\nNAME   STATUS   ROLES   AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\n${rows.join('\n')}\n`

testLint(kubeletsNear, {
  valid: [
    { name: 'three minors', text: list(row('w1', '1.28.4'), row('w10', '1.31.2')) },
    { name: 'patches', text: list(row('w1', '1.31.1'), row('w10', '1.31.9')) },
    {
      name: 'the server is told, and each is held against it',
      text: `Server Version: v1.31.2\n${list(row('w1', '1.26.4'), row('w10', '1.31.2'))}`,
    },
  ],
  invalid: [
    {
      name: 'four minors',
      text: list(row('w1', '1.27.4'), row('w10', '1.31.2')),
      messages: [/The kubelet of w1 is 1\.27\.4 and that of w10 1\.31\.2: no API server supports/],
      severity: 'warning',
    },
    {
      name: 'three minors, of which the older one may be two behind',
      text: list(row('w1', '1.24.4'), row('w10', '1.27.2')),
      messages: [/at most 2 minors newer/],
    },
  ],
})

test('nodes that were sent apart', () =>
  expect(
    diagnose([
      {
        name: 'win-1/kubelet.log',
        text: 'I0514 06:12:44.118201 6120 server.go:407] "Kubelet version" kubeletVersion="v1.26.3"\n',
      },
      {
        name: 'win-2/kubelet.log',
        text: 'I0514 06:12:44.118201 6120 server.go:407] "Kubelet version" kubeletVersion="v1.31.3"\n',
      },
    ]).findings,
  ).toMatchObject([{ id: 'kubelets-near', file: 'win-1/kubelet.log' }]))
