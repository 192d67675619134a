import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) => [
  ...new Set(
    readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap(({ name, value }) =>
        name === 'kubernetesRelease' || name === 'kubernetes.serverVersion'
          ? [`${name === 'kubernetesRelease' ? 'node' : 'server'} ${String(value)}`]
          : [],
      ),
    ),
  ),
]

test.each([
  [
    'Nach dem Update des Windows-Knotens auf 1.35.1 läuft er nicht. Die Control Plane läuft noch mit 1.34.2.',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'Nach dem Update unseres Windows-Knotens von 1.33.5 auf 1.35.1 startet der kubelet nicht. Die Steuerungsebene läuft noch mit v1.34.2.',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'Seit dem Upgrade der Windows-Nodes auf v1.35.1 fehlen Pods. Steuerungsebene: 1.34.2',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'Nach dem Update des Windows-Knotens von 1.33.5 auf 1.34.2 startet der kubelet nicht.\nDie Control Plane hat Version 1.35.0.',
    ['node 1.34.2', 'server 1.35.0'],
  ],
  [
    'Der Windows-Knoten läuft mit 1.30.9, die Steuerungsebene mit 1.34.2.',
    ['node 1.30.9', 'server 1.34.2'],
  ],
  [
    'Control-Plane-Version 1.34.2, Windows-Worker noch auf 1.30.9.',
    ['node 1.30.9', 'server 1.34.2'],
  ],
  [
    'Vor zwei Wochen haben wir die Control Plane auf 1.35.1 aktualisiert. Die Windows-Knoten sind noch auf 1.31.4.',
    ['node 1.31.4', 'server 1.35.1'],
  ],
  [
    'Wir haben am Wochenende auf dem Windows-Worker kubelet.exe von 1.33.8 auf 1.35.4 getauscht.',
    ['node 1.35.4'],
  ],
  ['Die kubelet.exe wurde gegen 1.35.4 ausgetauscht, der Windows-Knoten fehlt.', ['node 1.35.4']],
  ['kubelet.exe を 1.33.8 から 1.35.4 に入れ替えました。', ['node 1.35.4']],
  ['我们把 kubelet.exe 从 1.33.8 换成了 1.35.4，节点起不来。', ['node 1.35.4']],
  [
    'We replaced kubelet.exe 1.33.8 with 1.35.4 on the Windows worker, the node is lost.',
    ['node 1.35.4'],
  ],
  ['Die Windows-Knoten wurden letzte Woche von 1.33.5 auf 1.35.1 aktualisiert.', ['node 1.35.1']],
  [
    'Wir haben die Control Plane und die Windows-Knoten auf 1.35.1 aktualisiert.',
    ['node 1.35.1', 'server 1.35.1'],
  ],
  [
    'Windows ノードを 1.33.5 から 1.35.1 に更新しました。コントロールプレーンは 1.34.2 のままです。',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'コントロールプレーンは v1.34.2、Windows ノードの kubelet は v1.30.9 です。',
    ['node 1.30.9', 'server 1.34.2'],
  ],
  [
    '先週コントロールプレーンを v1.35.1 に更新しました。Windows ノードはまだ v1.31.4 です。',
    ['node 1.31.4', 'server 1.35.1'],
  ],
  ['昨日 Windows ノードを 1.31.4 から 1.33.5 に更新しました。', ['node 1.33.5']],
  ['マスターは 1.34.2、Windows ノードは 1.30.9 です。', ['node 1.30.9', 'server 1.34.2']],
  ['控制平面是 1.34.2，Windows 节点的 kubelet 还是 1.30.9。', ['node 1.30.9', 'server 1.34.2']],
  [
    'Unsere Master laufen mit v1.34.2. Kubelet auf Windows: v1.30.9',
    ['node 1.30.9', 'server 1.34.2'],
  ],
  [
    'Après la mise à jour du nœud Windows de 1.33.5 vers 1.35.1, kubelet ne démarre pas. Le plan de contrôle est encore en 1.34.2.',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'Tras actualizar el nodo Windows de 1.33.5 a 1.35.1 el kubelet no arranca. El plano de control sigue en 1.34.2.',
    ['node 1.35.1', 'server 1.34.2'],
  ],
  [
    'Le plan de contrôle est encore en 1.34.2, les nœuds Windows en 1.30.9.',
    ['node 1.30.9', 'server 1.34.2'],
  ],
  [
    'El plano de control sigue en 1.34.2 y los nodos Windows en 1.30.9.',
    ['node 1.30.9', 'server 1.34.2'],
  ],
])('%s', (text, expected) => expect(read(text).toSorted()).toEqual(expected))

// The step of the whole cluster is that of both, also where Windows nodes stand beside it.
test.each([
  'Wir haben den Cluster von 1.33.5 auf 1.34.2 aktualisiert, seither sind die Windows-Knoten weg.',
  'Auf den Windows-Knoten startet nach dem Update von 1.33.5 auf 1.34.2 der kubelet nicht.',
  'Nach dem Update des Clusters auf 1.34.2 startet der kubelet auf dem Windows-Knoten nicht.',
  'クラスターを 1.33.5 から 1.34.2 に更新しました。Windows ノードが NotReady です。',
])('of the cluster: %s', (text) =>
  expect(read(text).toSorted()).toEqual(['node 1.34.2', 'server 1.34.2']),
)

// What is planned, did not work or is of Linux is no version of now.
test.each([
  ['Die Windows-Knoten werden am Montag auf 1.35.1 aktualisiert.', []],
  ['Der Windows-Knoten soll auf 1.35.1 aktualisiert werden.', []],
  ['Wir konnten den Windows-Knoten nicht auf 1.35.1 aktualisieren.', []],
  ['Nach dem Update der Linux-Knoten auf 1.35.1 ist der Windows-Knoten NotReady.', []],
  ['Wir haben den Windows-Knoten auf 1.35.1 aktualisiert und auf 1.33.5 zurückgesetzt.', []],
  ['Avant la mise à jour du nœud Windows de 1.33.5 vers 1.35.1 nous demandons conseil.', []],
  ['Windows ノードを 1.35.1 に更新しましたが、元に戻しました。', []],
  ['コントロールプレーンを 1.35.1 に更新する予定です。', []],
  ['コントロールプレーンは 1.34.2 から 1.35.1 に更新しました。', ['server 1.35.1']],
  ['Windows ノードを 1.35.1 に更新したい。コントロールプレーンは 1.34.2 です。', ['server 1.34.2']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
