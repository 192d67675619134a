import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.map(
    ({ name, value }) => `${name}=${String(value)}`,
  )

test.each([
  ['Kubernetes は 1.25.9、flannel は v0.21.5（VXLAN）です。', 'kubernetesRelease=1.25.9'],
  ['Kubernetes は 1.25.9、flannel は v0.21.5（VXLAN）です。', 'flannel.version=0.21.5'],
  ['Windowsノードのcontainerdは1.7.8を使っています。', 'runtimeVersion=1.7.8'],
  ['Windows 节点，containerd 版本为 1.6.24，calico 版本为 v3.25.1。', 'cniRelease=3.25.1'],
  ['Windows 节点，containerd 用的是 1.6.24。', 'runtimeVersion=1.6.24'],
  [
    'La versión de Kubernetes es la 1.27.9, los nodos son Windows Server 2019.',
    'kubernetesRelease=1.27.9',
  ],
  [
    'Des nœuds Windows Server 2022 avec containerd en version 1.7.11 et Calico.',
    'runtimeVersion=1.7.11',
  ],
  ['O cluster está na versão 1.28.9, nós Windows Server 2022.', 'kubernetesRelease=1.28.9'],
  ['Nuestro clúster está en la versión 1.27.4. Windows Server 2019.', 'kubernetesRelease=1.27.4'],
  ['Windows 节点的运行时是 containerd，版本为 1.6.20。', 'runtimeVersion=1.6.20'],
  ['Kubernetes steht noch auf 1.26.5, Windows Server 2019.', 'kubernetesRelease=1.26.5'],
])('%s tells %s', (text, told) => expect(read(text)).toContain(told))

test.each([
  ['containerd は 1.6.8 から 1.7.2 に更新しました。Windows ノードがあります。', '1.6.8'],
  ['Kubernetes は 1.28.4 をサポートしていますか？ Windows ノードは Server 2022 です。', '1.28.4'],
  ['containerd 版本是 1.7.2 还是 1.6.8 比较好？Windows 节点。', '1.7.2'],
  ['Laut Doku ist containerd in der Version 1.7.2 nötig. Windows Server 2022.', '1.7.2'],
  ['Nous voulons passer à containerd en version 1.7.11, Windows Server 2022.', '1.7.11'],
  ['Auf den Linux-Knoten ist containerd in Version 1.6.8. Windows Server 2022.', '1.6.8'],
  ['Der Jenkins-Cluster ist in der Version 2.401. Windows Server 2022.', '2.401'],
  ['Früher lief containerd in Version 1.5.9. Windows Server 2019.', '1.5.9'],
])('%s does not tell %s', (text, former) => expect(read(text).join(' ')).not.toContain(former))

test('what is read stands where it was sent, in the words of it', () => {
  const { observations } = diagnose([
    { name: 'a.txt', text: 'こんにちは。\nWindows ノードです。containerd は 1.7.8、以上。' },
  ])
  const found = observations.find(({ name }) => name === 'runtime')
  expect(found).toMatchObject({ line: 2, column: 15, raw: 'containerd は 1.7.8' })
})
