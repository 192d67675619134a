import { testLint } from '../../testing/test-lint.ts'
import { rke2Cni } from './rke2-cni.ts'

const server = (cni: string) => `cni: ${cni}\ntoken: a\ntls-san:\n- b.example.com\n`

testLint(rke2Cni, {
  valid: [
    { name: 'Calico', text: server('calico') },
    { name: 'Flannel behind Multus', text: server('multus,flannel') },
    { name: 'a network of one’s own', text: server('none') },
    { name: 'Flannel with RKE', text: 'network:\n  plugin: flannel\nservices: {}\n' },
  ],
  invalid: [
    {
      name: 'a network without Windows',
      text: server('cilium'),
      messages: [/use cilium; for Windows nodes it has calico and flannel/],
      severity: 'error',
    },
    {
      name: 'the default of RKE',
      text: 'nodes: []\nnetwork:\n  plugin: canal\n',
      messages: [/canal; a cluster of RKE with Windows nodes needs flannel/],
      severity: 'error',
    },
  ],
})
