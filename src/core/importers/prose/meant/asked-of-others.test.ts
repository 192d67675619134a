import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  ['Do you mean Azure CNI? Our Windows nodes have no such thing.', 'cni'],
  ['No, that is not an Azure CNI, on our Windows nodes.', 'cni'],
  ['Windows pods hang. Have you tried containerd 1.7.20?', 'runtimeVersion'],
  ['Windows pods hang. Could you please try containerd 1.7.20?', 'runtimeVersion'],
  ['Can you say whether they can reproduce it with Windows Server 2022?', 'windowsRelease'],
  ['There are fixes that we shipped in Windows Server 2022 for Kubernetes.', 'windowsRelease'],
  ['We have seen better density of Windows pods with containerd 1.7.', 'runtimeVersion'],
  ['Exec probes leak on Windows; the fix is included in containerd 1.6.13.', 'runtimeVersion'],
  ['Windows pods hang. The fix for that leak made it into containerd 1.7.2.', 'runtimeVersion'],
  ['Windows pods hang. Der Fix ist in containerd 1.6.13 enthalten.', 'runtimeVersion'],
  ['The fix for Windows is part of Kubernetes 1.24.6.', 'kubernetesVersion'],
  ['Windows nodes lack the fixes included in containerd 1.7.2.', 'runtimeVersion'],
  ['The Windows probes are known, and it is fixed with Calico v3.27.3.', 'cniRelease'],
  ['HostProcess is new. With Kubernetes v1.23 it will move to beta.', 'kubernetesVersion'],
  ['Look for the download in the Kubernetes 1.10 release notes.', 'kubernetesVersion'],
  ['As of Kubernetes 1.26, HostProcess containers are stable.', 'kubernetesVersion'],
  ['Faut-il passer les nœuds en Windows Server 2022 ?', 'windowsRelease'],
  ['Los pods de Windows fallan. ¿Tenemos que pasar a containerd 1.7.20?', 'runtimeVersion'],
  ['Windows 节点异常，请问是不是必须升级到 Windows Server 2022？', 'windowsRelease'],
  ['Windows Server 2022 に更新する必要がありますか。', 'windowsRelease'],
])('what is asked for, or what a release has, is not there: %s', (text, name) =>
  expect(valuesOf(name, text)).toEqual([]),
)

test.each([
  ['Are you using containerd 1.7.20?\nYes, on the Windows nodes.', 'runtimeVersion', '1.7.20'],
  ['The Windows node image has containerd 1.6.13 included.', 'runtimeVersion', '1.6.13'],
  ['After the fix we run containerd 1.6.13 on Windows.', 'runtimeVersion', '1.6.13'],
  ['On Windows the fix is in our containerd 1.6.13 already.', 'runtimeVersion', '1.6.13'],
  ['Windows: the fix is in containerd 1.6.13, which we run.', 'runtimeVersion', '1.6.13'],
  ['Can you tell us why our Windows pods fail with containerd 1.7.20?', 'runtimeVersion', '1.7.20'],
  ['Could you please upgrade our containerd 1.6.8 on Windows?', 'runtimeVersion', '1.6.8'],
  ['It is not a Calico 3.27.2 problem of Windows, we think.', 'cni', 'calico'],
  ['With Kubernetes 1.23 our Windows nodes are not stable.', 'kubernetesVersion', '1.23'],
  ['With Kubernetes 1.23 the pods are stuck on Windows.', 'kubernetesVersion', '1.23'],
  ['需要说明的是，Windows 节点是 Windows Server 2022。', 'windowsRelease', 'ltsc2022'],
  ['节点已升级到 Windows Server 2022。还需要做什么？', 'windowsRelease', 'ltsc2022'],
  ['Windows Server 2022 に更新しました。', 'windowsRelease', 'ltsc2022'],
  [
    'Avec Windows Server 2022, les pods ne démarrent pas. Faut-il changer ?',
    'windowsRelease',
    'ltsc2022',
  ],
])('what is told stays: %s', (text, name, value) => expect(valuesOf(name, text)).toEqual([value]))

test.each([
  [
    'Windows Server 2022 のノードが 2 台です。検証用に Windows Server 2025 のノードを追加しましたが、すでに削除しています。',
    'ltsc2022',
  ],
  [
    '节点是 Windows Server 2022。上周加了一台 Windows Server 2025 的节点，后来又删除了。',
    'ltsc2022',
  ],
  [
    'Die Knoten haben Windows Server 2022. Ein Wechsel auf Windows Server 2025 ist für das Frühjahr angedacht.',
    'ltsc2022',
  ],
  [
    'Los nodos tienen Windows Server 2022. Antes, con 1.24, los nodos eran Windows Server 2019 y pasaba lo mismo.',
    'ltsc2022',
  ],
  [
    'Les nœuds sont en Windows Server 2022. Avant, avec 1.24, les nœuds étaient en Windows Server 2019.',
    'ltsc2022',
  ],
  [
    'Die Knoten haben Windows Server 2022. Vor der Umstellung im Herbst hatten wir Windows Server 2019.',
    'ltsc2022',
  ],
  ['节点是 Windows Server 2022。之前用 Windows Server 2019 的时候没有注意过这个现象。', 'ltsc2022'],
  ['节点是 Windows Server 2022。同事在测试机上装的是 Windows Server 2025。', 'ltsc2022'],
  [
    'The nodes have Windows Server 2022. Bob would rather see us on Windows Server 2025.',
    'ltsc2022',
  ],
])('what is to come, was or was taken out is none of it: %s', (text, value) =>
  expect(valuesOf('windowsRelease', text)).toEqual([value]),
)

test.each([
  'Windows Server 2022 のノードを追加しましたが、Pod を削除しても変わりません。',
  '加了一台 Windows Server 2022 的节点，Pod 又删除不了。',
  '重启之前用 kubectl 看，节点是 Windows Server 2022。',
  'Vor dem Neustart hatten wir auf Windows Server 2022 keine Fehler.',
])('a node from which something else is deleted is there: %s', (text) =>
  expect(valuesOf('windowsRelease', text)).toEqual(['ltsc2022']),
)
