import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = {
  name: 'nodes.txt',
  text: `NAME    STATUS   ROLES           AGE   VERSION    INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                       KERNEL-VERSION     CONTAINER-RUNTIME
m-1     Ready    control-plane   9d    v1.29.4    10.0.0.1      <none>        Ubuntu 22.04                   5.15.0             containerd://1.7.2
win-1   Ready    <none>          9d    v1.28.4    10.0.0.4      <none>        Windows Server 2022 Standard   10.0.20348.2700    containerd://1.7.2
win-2   Ready    <none>          9d    v1.29.4    10.0.0.5      <none>        Windows Server 2022 Standard   10.0.20348.2700    containerd://1.7.2
`,
}

test('the setup that is rebuilt is that of one node, with nothing of the other in a list of all', () => {
  const { scenario, findings } = diagnose([
    nodes,
    { name: 'win-1/start.ps1', text: 'C:\\k\\kubelet.exe --config=C:\\k\\a.yaml\n' },
    {
      name: 'win-2/start.ps1',
      text: 'C:\\k\\kubelet.exe --config=C:\\k\\a.yaml --network-plugin=cni\n',
    },
  ])

  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { id: 'flag-known', file: 'win-2/start.ps1' },
  ])
  expect(scenario).toMatchObject({
    nodeName: 'win-2',
    nodeIP: '10.0.0.5',
    kubernetesRelease: '1.29.4',
  })
})
