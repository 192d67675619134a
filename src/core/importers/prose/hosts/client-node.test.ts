import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { clientNodesIn } from './client-node.ts'

const read = (text: string) =>
  clientNodesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  'Windows 10 wird als Knoten nicht unterstützt, deshalb nutzen wir Server 2022.',
  'Unterstützt Kubernetes Windows 11 als Knoten nicht mehr?',
  'Ein Windows 11 Rechner ist kein Ersatz als Node.',
  'Von meinem Windows 11 Laptop aus starte ich kubectl.',
  'Windows 10 n’est pas pris en charge comme nœud.',
  'Kubernetes 不支持 Windows 10 作为节点。',
  'Windows 10 不能当作节点。',
  'Windows 11 はノードとしてサポートされません。',
  '我用 Windows 11 的笔记本连接集群，节点是 Windows Server 2022。',
  'Windows 11 is my laptop; the nodes run Windows Server 2022.',
])('no client as a node: %s', (text) => expect(read(text)).toEqual([]))

test.each([
  ['Mein Windows 10 Pro Rechner läuft als Worker im Cluster.', 'Windows 10 Pro'],
  ['Ein Windows-11-Laptop soll als Kubernetes-Knoten dienen.', 'Windows-11'],
  ['Nous utilisons un PC Windows 11 comme nœud.', 'Windows 11'],
  ['Tenemos un portátil Windows 10 Pro como nodo.', 'Windows 10 Pro'],
  [
    '我在笔记本（Windows 10 专业版 21H2，内部版本 19044.1288）上装了 containerd 1.6.12 和 kubelet 1.25，想当作节点用。',
    'Windows 10 专业版',
  ],
  ['Windows 11 のノート PC をワーカーノードとして参加させました。', 'Windows 11'],
  ['We joined a Windows 11 machine to the cluster.', 'Windows 11'],
])('a client as a node: %s', (text, value) => expect(read(text)).toEqual([value]))
