import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const node =
  'win1   NotReady   <none>   40d   v1.27.1   10.9.1.14   <none>   Windows Server 2022 Standard   10.0.20348.2237   containerd://1.7.20\n'
const toldIn = (text: string, name = 'a.sh') =>
  diagnose([
    { name, text },
    { name: 'nodes.txt', text: node },
  ])
const networkIn = (text: string, name?: string) =>
  toldIn(text, name).observations.flatMap(({ name: of, value }) =>
    of === 'cni' || of === 'network.otherCni' ? [value] : [],
  )

test.each([
  '# helm install cilium cilium/cilium --version 1.14.0 -n kube-system\nkubectl get nodes\n',
  'cilium install --version 1.14.0\ncilium uninstall\n',
  'helm install cilium cilium/cilium --set cni.chainingMode=generic-veth\n',
  'kubectl delete -f https://docs.projectcalico.org/manifests/calico.yaml\n',
  'helm template cilium cilium/cilium --version 1.14.0\n',
  'helm install cilium cilium/cilium --dry-run\n',
  'helm install antrea-ui antrea/antrea-ui\n',
  'cilium install\nhelm install calico projectcalico/tigera-operator --version v3.27.0\n',
])('a command that puts no network on a cluster tells none: %j', (text) =>
  expect(networkIn(text)).toEqual([]),
)

test('nor does what documents say', () =>
  expect(
    networkIn('The docs of Cilium say to run "cilium install". Would that do?', 'm.txt'),
  ).toEqual([]))

test.each([
  ['cilium install --version 1.13.2\n', 'cilium'],
  ['helm repo add cilium x\nhelm install cilium cilium/cilium --version 1.14.0\n', 'cilium'],
  ['helm upgrade --install antrea antrea/antrea --namespace kube-system\n', 'antrea'],
  ['helm install calico projectcalico/tigera-operator --version v3.27.0\n', 'calico'],
  [
    'kubectl apply -f https://github.com/flannel-io/flannel/releases/download/v0.25.1/kube-flannel.yml\n',
    'flannel',
  ],
])('a command that puts one on tells it: %j', (text, network) =>
  expect(networkIn(text)).toEqual([network]),
)

test('as does one behind a prompt', () =>
  expect(networkIn('root@cp:~# helm install cilium cilium/cilium\n', 'log.txt')).toEqual([
    'cilium',
  ]))

test('one without Windows is named for a cluster with Windows nodes', () =>
  expect(toldIn('cilium install --version 1.13.2\n').findings).toContainEqual(
    expect.objectContaining({ id: 'network-has-windows', file: 'a.sh', line: 1 }),
  ))

const pool =
  '\naz aks nodepool add --resource-group rg --cluster-name a --os-type Windows --name npwin --node-count 1\n\ncilium install --version 1.13.2\n'
const create = (plugin: string) =>
  `az aks create --resource-group rg --name a --kubernetes-version 1.30.5 --network-plugin ${plugin}\n`

test('AKS gives its Windows nodes a network, unless it was made without one', () => {
  const ids = (text: string) => diagnose([{ name: 'a.sh', text }]).findings.map(({ id }) => id)
  expect(ids(create('none') + pool.replace('Windows', 'Linux'))).not.toContain(
    'network-has-windows',
  )
  expect(ids(create('azure') + pool)).not.toContain('network-has-windows')
  expect(ids(create('none') + pool)).toContain('network-has-windows')
})
