import { testLint } from '../../../testing/test-lint.ts'
import { volumeOnWindowsNode } from './volume-on-windows-node.ts'

const node = (zone: string) =>
  `Name:               win-a\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    topology.kubernetes.io/zone=${zone}\nTaints:             <none>\nSystem Info:\n  OS Image:                   Windows Server 2022 Standard\n  Kernel Version:             10.0.20348.2113\n  Kubelet Version:            v1.28.6\n\n`
const volume =
  'apiVersion: v1\nkind: PersistentVolume\nmetadata: {name: pv}\nspec:\n  nodeAffinity:\n    required:\n      nodeSelectorTerms:\n      - matchExpressions: [{key: topology.kubernetes.io/zone, operator: In, values: [eu-1a]}]\n---\n'
const claim =
  'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: data}\nspec: {volumeName: pv}\n---\n'
const pod = (system: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: db}\nspec:\n  nodeSelector: {kubernetes.io/os: ${system}}\n  containers: [{name: a, image: b}]\n  volumes: [{name: d, persistentVolumeClaim: {claimName: data}}]\n`

testLint(volumeOnWindowsNode, {
  valid: [
    { name: 'a node in the zone', text: node('eu-1a') + volume + claim + pod('windows') },
    { name: 'a pod for Linux', text: node('eu-1b') + volume + claim + pod('linux') },
    { name: 'no nodes', text: volume + claim + pod('windows') },
  ],
  invalid: [
    {
      name: 'no Windows node in the zone',
      text: node('eu-1b') + volume + claim + pod('windows'),
      severity: 'warning',
      messages: [
        /volume pv of db may be attached to nodes with topology.kubernetes.io\/zone eu-1a alone/,
      ],
    },
    {
      name: 'a zone that is excepted',
      text:
        node('eu-1a') + volume.replace('operator: In', 'operator: NotIn') + claim + pod('windows'),
      messages: [/nodes without topology.kubernetes.io\/zone eu-1a alone/],
    },
    {
      name: 'a label that Linux nodes alone have',
      text:
        node('eu-1a') +
        volume.replace(/key: .*]/, 'key: disk, operator: Exists}]') +
        claim +
        pod('windows'),
      messages: [/nodes with the label disk alone/],
    },
  ],
})
