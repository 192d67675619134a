import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

const read = (text: string) => diagnose([{ name: 'a.txt', text }])
const deciding = (text: string) =>
  read(text).observations.flatMap(({ decision, value }) =>
    decision === 'kubernetesRelease' ? [value] : [],
  )

const ofWindows = 'PS C:\\> kubelet --version\nKubernetes v1.30.5\n'

test.each(['root@lx1:~# ', '[root@lx1 ~]# ', 'ops@lx1:/etc/kubernetes$ '])(
  'what a Linux machine says of itself decides nothing of the Windows node: %s',
  (prompt) => {
    const text = `${prompt}kubelet --version\nKubernetes v1.31.1\n${ofWindows}`
    expect(deciding(text)).toEqual(['1.30.5'])
    expect(read(text).findings.map(({ id }) => id)).not.toContain('values-disagree')
    expect(read(text).observations.map(({ value }) => value)).toContain('1.31.1')
  },
)

test('a file of a Linux machine is not that of the node', () => {
  const file =
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncgroupsPerQOS: true\n'
  const ids = (prompt: string) =>
    read(`${prompt}cat config.yaml\n${file}${ofWindows.replace('30', '29')}`).findings.map(
      ({ id }) => id,
    )
  expect(ids('root@lx1:~# ')).not.toContain('kubelet-config-cgroups')
  expect(ids('PS C:\\> ')).toContain('kubelet-config-cgroups')
})

test('a file for Windows may lie on a Linux machine', () => {
  const text =
    'ops@desk:~$ cat kubelet.yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\nclusterDNS: [10.96.0.10]\n'
  expect(read(text).observations.map(({ name }) => name)).toContain('clusterDNS')
})

test('what is written for the cluster may lie on a Linux machine', () => {
  const text = `ops@desk:~$ cat group_vars/nodes.yml\nkubernetes_version: 1.35.1\n`
  expect(deciding(text)).toEqual(['1.35.1'])
  expect(
    deciding(`ops@desk:~$ cat /etc/kubernetes/nodes.yml\nkubernetes_version: 1.35.1\n`),
  ).toEqual([])
})
